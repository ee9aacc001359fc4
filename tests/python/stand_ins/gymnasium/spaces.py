"""The three spaces that the adapters use."""

from typing import Any

import numpy as np


class Space:
    def __contains__(self, value: Any) -> bool:
        return self.contains(value)

    def contains(self, value: Any) -> bool:
        raise NotImplementedError


class Box(Space):
    def __init__(self, low: Any, high: Any, shape: tuple[int, ...] | None = None, dtype: Any = np.float32) -> None:
        self.shape = shape if shape is not None else np.shape(low)
        self.dtype = np.dtype(dtype)
        self.low = np.broadcast_to(np.asarray(low, dtype), self.shape)
        self.high = np.broadcast_to(np.asarray(high, dtype), self.shape)

    def contains(self, value: Any) -> bool:
        fits = isinstance(value, np.ndarray) and value.shape == self.shape and value.dtype == self.dtype
        return fits and bool(np.all(value >= self.low) and np.all(value <= self.high))


class Discrete(Space):
    def __init__(self, n: int) -> None:
        self.n = n
        self.random = np.random.default_rng(1)

    def contains(self, value: Any) -> bool:
        return isinstance(value, (int, np.integer)) and 0 <= value < self.n

    def sample(self, mask: Any = None) -> np.int64:
        if mask is None:
            return self.random.integers(self.n)
        assert mask.dtype == np.int8 and mask.shape == (self.n,), "Discrete.sample takes an int8 mask"
        return self.random.choice(np.flatnonzero(mask))


class Dict(Space):
    def __init__(self, spaces: dict[str, Space]) -> None:
        self.spaces = spaces

    def __getitem__(self, name: str) -> Space:
        return self.spaces[name]

    def contains(self, value: Any) -> bool:
        same = isinstance(value, dict) and value.keys() == self.spaces.keys()
        return same and all(value[name] in space for name, space in self.spaces.items())
