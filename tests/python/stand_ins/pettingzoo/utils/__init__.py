"""The part of pettingzoo.utils that the adapter uses."""
