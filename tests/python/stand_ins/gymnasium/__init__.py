"""The parts of Gymnasium that BornesEnv uses, after its documentation. Debian 12 does not have the package."""

from typing import Any

import numpy as np

from gymnasium import spaces as spaces


class Env:
    metadata: dict[str, Any] = {"render_modes": []}
    render_mode: str | None = None
    _np_random: np.random.Generator | None = None

    @property
    def np_random(self) -> np.random.Generator:
        if self._np_random is None:
            self._np_random = np.random.default_rng()
        return self._np_random

    @property
    def unwrapped(self) -> Any:
        return self

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        if seed is not None:
            self._np_random = np.random.default_rng(seed)

    def close(self) -> None:
        pass
