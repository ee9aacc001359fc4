#!/usr/bin/env python3
"""Learns to play from nothing but rewards, in two minutes on one core, and draws the curve.

`pip install '.[learn]'`, then `python3 examples/python/train.py [SECONDS]`.

A linear policy over the observation chooses among the legal actions. 256 games are played at once, every seat by the
same policy. After each hand, the decisions of a seat are made more likely if it scored more points than the other
(REINFORCE). Then the policy plays against one that chooses at random.
"""

import sys
import time

import numpy as np
from numpy.typing import NDArray

import bornes

GAMES = 256
RULES = bornes.make_rules()
Floats = NDArray[np.float32]


class Policy:
    """One weight for each place of an observation and each action."""

    def __init__(self, random: np.random.Generator) -> None:
        self.random = random
        self.weights: Floats = np.zeros((bornes.observation_size(RULES) + 1, bornes.ACTION_IDS), np.float32)
        self.squares: Floats = np.zeros_like(self.weights)

    @staticmethod
    def features(observations: Floats) -> Floats:
        return np.hstack([observations, np.ones((len(observations), 1), np.float32)])

    def chances(self, features: Floats, masks: NDArray[np.uint8]) -> Floats:
        logits = np.where(masks, features @ self.weights, -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        chances: Floats = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return chances

    def choose(self, chances: Floats) -> NDArray[np.int32]:
        drawn = self.random.random((len(chances), 1), np.float32)
        chosen = (chances.cumsum(axis=1) < drawn).sum(axis=1)
        legal = chances[np.arange(len(chances)), np.minimum(chosen, bornes.ACTION_IDS - 1)] > 0
        return np.where(legal, chosen, chances.argmax(axis=1)).astype(np.int32)

    def learn(self, gradient: Floats, rate: float = 0.004) -> None:
        """A step of RMSProp."""
        if not self.squares.any():
            self.squares += gradient**2
        self.squares += 0.05 * (gradient**2 - self.squares)
        self.weights += rate * gradient / (np.sqrt(self.squares) + 1e-6)


def play_hands(policy: Policy, env: bornes.VectorEnv, moves: int) -> Floats:
    """Plays on in every game, and returns the gradient: each decision, weighted by the reward of its hand."""
    kept = []
    for _ in range(moves):
        features = policy.features(env.observations)
        chances = policy.chances(features, env.masks)
        actions, seats = policy.choose(chances), env.seats.copy()
        _, rewards, ends = env.step(actions)
        kept.append((features, chances, actions, seats, rewards / 500, ends.astype(bool)))
    gradient = np.zeros_like(policy.weights)
    returns = np.zeros((GAMES, RULES.players), np.float32)
    known = np.zeros(GAMES, bool)  # whether the end of the hand was reached
    for features, chances, actions, seats, rewards, ends in reversed(kept):
        returns[ends], known = rewards[ends], known | ends
        weight = np.where(known, returns[np.arange(GAMES), seats], 0).astype(np.float32)
        chances[np.arange(GAMES), actions] -= 1
        gradient -= features.T @ (chances * weight[:, None])
    return gradient / (GAMES * moves)


def lead_over_random(policy: Policy, moves: int = 400) -> float:
    """Returns how many points per hand the policy, in seat 0, is ahead of a player who chooses at random."""
    env = bornes.VectorEnv(GAMES, RULES, 12345, bornes.Episode.HAND)
    won, hands = 0.0, 0
    for _ in range(moves):
        mine = policy.choose(policy.chances(policy.features(env.observations), env.masks))
        _, rewards, ends = env.step(np.where(env.seats == 0, mine, env.sample()).astype(np.int32))
        won, hands = won + float(rewards[:, 0].sum()), hands + int(ends.sum())
    return won / hands


def main(seconds: str = "120") -> None:
    policy = Policy(np.random.default_rng(1))
    env = bornes.VectorEnv(GAMES, RULES, 1, bornes.Episode.HAND)
    curve: list[float] = []
    start, rounds = time.monotonic(), 0
    marks = np.linspace(0, float(seconds), 11)
    while True:
        spent = time.monotonic() - start
        if spent >= marks[len(curve)]:
            curve.append(lead_over_random(policy))
            bar = "█" * max(0, round(curve[-1] / 25))
            print(f"{spent:4.0f} s  {rounds:5} rounds  {curve[-1]:+6.0f} points per hand  {bar}", flush=True)
            if len(curve) == len(marks):
                break
        policy.learn(play_hands(policy, env, 150))
        rounds += 1
    print(f"learnt {curve[-1] - curve[0]:+.0f} points per hand")


main(*sys.argv[1:])
