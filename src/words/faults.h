// What is wrong with a record, in the language of a person.
#pragma once

#include <string>
#include <string_view>

#include "bornes/record.h"
#include "words.h"

namespace bornes::words {

// One sentence, in lower case and without a full stop: "there is no card `rol`". A rule that was
// broken is told in its own sentence.
std::string told(const Voice& voice, const TextFault& fault);
// "FILE:LINE:COLUMN: why"
std::string told(const Voice& voice, const RecordFault& fault, std::string_view file);

}  // namespace bornes::words
