// All of the public engine.
#pragma once

#include "bornes/action.h"
#include "bornes/board.h"
#include "bornes/card.h"
#include "bornes/hand.h"
#include "bornes/json.h"
#include "bornes/notation.h"
#include "bornes/placing.h"
#include "bornes/playout.h"
#include "bornes/position.h"
#include "bornes/random.h"
#include "bornes/record.h"
#include "bornes/refusal.h"
#include "bornes/rules.h"
#include "bornes/score.h"
#include "bornes/utf8.h"
