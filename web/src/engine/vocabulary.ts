// Made by build/dev/bornes_schema from the engine's vocabulary.
export const vocabulary = {
  "editions": [
    {
      "id": "parker-1962",
      "default": false,
      "own": {
        "2": {
          "deck": "short",
          "target": "700",
          "extension": "1000",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "5000",
          "teams": "solo"
        },
        "3": {
          "deck": "short",
          "target": "700",
          "extension": "1000",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "5000",
          "teams": "solo"
        },
        "4": {
          "deck": "full",
          "target": "1000",
          "extension": "none",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "5000",
          "teams": "partners"
        },
        "6": {
          "deck": "full",
          "target": "700",
          "extension": "1000",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "5000",
          "teams": "partners"
        }
      }
    },
    {
      "id": "parker-1971-fr",
      "default": false,
      "own": {
        "2": {
          "deck": "short",
          "target": "700",
          "extension": "1000",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "5000",
          "teams": "solo"
        },
        "3": {
          "deck": "short",
          "target": "700",
          "extension": "1000",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "5000",
          "teams": "solo"
        },
        "4": {
          "deck": "full",
          "target": "1000",
          "extension": "none",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "5000",
          "teams": "partners"
        },
        "6": {
          "deck": "full",
          "target": "700",
          "extension": "1000",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "5000",
          "teams": "partners"
        }
      }
    },
    {
      "id": "parker-1988",
      "default": true,
      "own": {
        "2": {
          "deck": "short",
          "target": "700",
          "extension": "1000",
          "attack": "any-or-rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents-if-completed",
          "shut-out": "once",
          "goal": "5000",
          "teams": "solo"
        },
        "3": {
          "deck": "short",
          "target": "700",
          "extension": "1000",
          "attack": "any-or-rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents-if-completed",
          "shut-out": "once",
          "goal": "5000",
          "teams": "solo"
        },
        "4": {
          "deck": "full",
          "target": "1000",
          "extension": "none",
          "attack": "any-or-rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents-if-completed",
          "shut-out": "once",
          "goal": "5000",
          "teams": "partners"
        },
        "6": {
          "deck": "full",
          "target": "700",
          "extension": "1000",
          "attack": "any-or-rolling",
          "right-of-way-clears": "no",
          "refill": "now",
          "extension-lost": "opponents-if-completed",
          "shut-out": "once",
          "goal": "5000",
          "teams": "partners"
        }
      }
    },
    {
      "id": "fundex-2010",
      "default": false,
      "own": {
        "2": {
          "deck": "full",
          "target": "1000",
          "extension": "none",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "next-turn",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "race",
          "teams": "solo"
        },
        "3": {
          "deck": "full",
          "target": "1000",
          "extension": "none",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "next-turn",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "race",
          "teams": "solo"
        },
        "4": {
          "deck": "full",
          "target": "1000",
          "extension": "none",
          "attack": "rolling",
          "right-of-way-clears": "no",
          "refill": "next-turn",
          "extension-lost": "opponents",
          "shut-out": "once",
          "goal": "race",
          "teams": "solo"
        }
      }
    },
    {
      "id": "classic-km",
      "default": false,
      "own": {
        "2": {
          "deck": "full",
          "target": "700",
          "extension": "1000",
          "attack": "any",
          "right-of-way-clears": "yes",
          "refill": "now",
          "extension-lost": "nobody",
          "shut-out": "each",
          "goal": "5000",
          "teams": "solo"
        },
        "3": {
          "deck": "full",
          "target": "700",
          "extension": "1000",
          "attack": "any",
          "right-of-way-clears": "yes",
          "refill": "now",
          "extension-lost": "nobody",
          "shut-out": "each",
          "goal": "5000",
          "teams": "solo"
        },
        "4": {
          "deck": "full",
          "target": "1000",
          "extension": "none",
          "attack": "any",
          "right-of-way-clears": "yes",
          "refill": "now",
          "extension-lost": "nobody",
          "shut-out": "each",
          "goal": "5000",
          "teams": "partners"
        },
        "6": {
          "deck": "full",
          "target": "700",
          "extension": "1000",
          "attack": "any",
          "right-of-way-clears": "yes",
          "refill": "now",
          "extension-lost": "nobody",
          "shut-out": "each",
          "goal": "5000",
          "teams": "partners"
        }
      }
    }
  ],
  "settings": [
    {
      "name": "deck",
      "words": ["full","short"],
      "menu": ["full","short"]
    },
    {
      "name": "target",
      "words": [],
      "menu": [
        "200",
        "250",
        "300",
        "350",
        "400",
        "450",
        "500",
        "550",
        "600",
        "650",
        "700",
        "750",
        "800",
        "850",
        "900",
        "950",
        "1000",
        "1050",
        "1100",
        "1150",
        "1200",
        "1250",
        "1300",
        "1350",
        "1400",
        "1450",
        "1500",
        "1550",
        "1600",
        "1650",
        "1700",
        "1750",
        "1800",
        "1850",
        "1900",
        "1950",
        "2000"
      ]
    },
    {
      "name": "extension",
      "words": ["none"],
      "menu": [
        "none",
        "200",
        "250",
        "300",
        "350",
        "400",
        "450",
        "500",
        "550",
        "600",
        "650",
        "700",
        "750",
        "800",
        "850",
        "900",
        "950",
        "1000",
        "1050",
        "1100",
        "1150",
        "1200",
        "1250",
        "1300",
        "1350",
        "1400",
        "1450",
        "1500",
        "1550",
        "1600",
        "1650",
        "1700",
        "1750",
        "1800",
        "1850",
        "1900",
        "1950",
        "2000"
      ]
    },
    {
      "name": "attack",
      "words": ["rolling","any","any-or-rolling"],
      "menu": ["rolling","any","any-or-rolling"]
    },
    {
      "name": "right-of-way-clears",
      "words": ["yes","no"],
      "menu": ["yes","no"]
    },
    {
      "name": "refill",
      "words": ["now","next-turn"],
      "menu": ["now","next-turn"]
    },
    {
      "name": "extension-lost",
      "words": [
        "opponents",
        "opponents-if-completed",
        "nobody"
      ],
      "menu": [
        "opponents",
        "opponents-if-completed",
        "nobody"
      ]
    },
    {
      "name": "shut-out",
      "words": ["once","each"],
      "menu": ["once","each"]
    },
    {
      "name": "goal",
      "words": ["race"],
      "menu": [
        "race",
        "500",
        "1000",
        "1500",
        "2000",
        "2500",
        "3000",
        "3500",
        "4000",
        "4500",
        "5000",
        "5500",
        "6000",
        "6500",
        "7000",
        "7500",
        "8000",
        "8500",
        "9000",
        "9500",
        "10000"
      ]
    },
    {
      "name": "teams",
      "words": ["partners","solo"],
      "menu": ["partners","solo"]
    }
  ],
  "scoreRows": [
    {"id":"milestones","json":"milestones"},
    {"id":"safeties","json":"safeties"},
    {"id":"all-safeties","json":"allSafeties"},
    {"id":"coup-fourres","json":"coupFourres"},
    {
      "id": "trip-completed",
      "json": "tripCompleted"
    },
    {
      "id": "delayed-action",
      "json": "delayedAction"
    },
    {"id":"safe-trip","json":"safeTrip"},
    {"id":"shut-out","json":"shutOut"},
    {"id":"extension","json":"extension"}
  ],
  "levels": ["novice","casual","strong","master"]
} as const;
