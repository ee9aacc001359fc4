// Made by build/dev/bornes_schema from the engine's vocabulary.
export const vocabulary = {
  "limits": {
    "minPlayers": 2,
    "maxPlayers": 6,
    "handSize": 6,
    "fullDeck": 106,
    "shortDeck": 101,
    "step": 25,
    "mostHands": 65535
  },
  "cards": [
    {"id":"25","family":"distance","count":10},
    {"id":"50","family":"distance","count":10},
    {"id":"75","family":"distance","count":10},
    {"id":"100","family":"distance","count":12},
    {"id":"200","family":"distance","count":4},
    {
      "id": "accident",
      "family": "hazard",
      "count": 3,
      "remedy": "repairs",
      "safety": "driving-ace"
    },
    {
      "id": "out-of-gas",
      "family": "hazard",
      "count": 3,
      "remedy": "gasoline",
      "safety": "extra-tank"
    },
    {
      "id": "flat-tire",
      "family": "hazard",
      "count": 3,
      "remedy": "spare-tire",
      "safety": "puncture-proof"
    },
    {
      "id": "stop",
      "family": "hazard",
      "count": 5,
      "remedy": "roll",
      "safety": "right-of-way"
    },
    {
      "id": "speed-limit",
      "family": "hazard",
      "count": 4,
      "remedy": "end-of-limit",
      "safety": "right-of-way"
    },
    {"id":"repairs","family":"remedy","count":6},
    {"id":"gasoline","family":"remedy","count":6},
    {
      "id": "spare-tire",
      "family": "remedy",
      "count": 6
    },
    {"id":"roll","family":"remedy","count":14},
    {
      "id": "end-of-limit",
      "family": "remedy",
      "count": 6
    },
    {
      "id": "driving-ace",
      "family": "safety",
      "count": 1
    },
    {
      "id": "extra-tank",
      "family": "safety",
      "count": 1
    },
    {
      "id": "puncture-proof",
      "family": "safety",
      "count": 1
    },
    {
      "id": "right-of-way",
      "family": "safety",
      "count": 1
    }
  ],
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
    {
      "id": "milestones",
      "json": "milestones",
      "worth": 1
    },
    {
      "id": "safeties",
      "json": "safeties",
      "worth": 100
    },
    {
      "id": "all-safeties",
      "json": "allSafeties",
      "worth": 300
    },
    {
      "id": "coup-fourres",
      "json": "coupFourres",
      "worth": 300
    },
    {
      "id": "trip-completed",
      "json": "tripCompleted",
      "worth": 400
    },
    {
      "id": "delayed-action",
      "json": "delayedAction",
      "worth": 300
    },
    {
      "id": "safe-trip",
      "json": "safeTrip",
      "worth": 300
    },
    {
      "id": "shut-out",
      "json": "shutOut",
      "worth": 500
    },
    {
      "id": "extension",
      "json": "extension",
      "worth": 200
    }
  ],
  "phases": [
    "play",
    "coup-fourre",
    "extension",
    "hand-over",
    "game-over"
  ],
  "levels": ["novice","casual","strong","master"]
} as const;
