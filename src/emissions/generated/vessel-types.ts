// Written by `npm run openapi` from data/reference/vessels.json: change the types there.

/** Vessel types of a voyage. */
export const MODELLED_TYPES = ['container', 'bulker', 'tanker'] as const
/** A vessel type of a voyage. */
export type ModelledType = (typeof MODELLED_TYPES)[number]

/** Vessel types of an estimate. */
export const VESSEL_TYPES = [
  'container',
  'feeder_container',
  'deep_sea_container',
  'dry_bulk',
  'tanker',
  'general_cargo',
  'ro_ro',
  'vehicle_carrier',
  'ferry',
] as const
/** A vessel type of an estimate. */
export type VesselType = (typeof VESSEL_TYPES)[number]

/**
 * What brokers and carriers call ships, beside the types: the voyage's and the estimate's ship, and what
 * stands for one that is not modelled. Names that mean the same are one text.
 */
export const SHIP_NAMES = [
  [
    "small_feeder",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "small_feeder"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "small_feeder"
      }
    }
  ],
  [
    "feeder",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feeder"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "feeder"
      }
    }
  ],
  [
    "feedermax sub_panamax",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feedermax"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "feedermax"
      }
    }
  ],
  [
    "post_panamax_plus vlcs large_post_panamax",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "post_panamax_plus"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "post_panamax_plus"
      }
    }
  ],
  [
    "neo_panamax new_panamax",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "neo_panamax"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "neo_panamax"
      }
    }
  ],
  [
    "ulcv ulcs megamax",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "ulcv"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "ulcv"
      }
    }
  ],
  [
    "handysize handy_bulker",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "handysize"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "handysize"
      }
    }
  ],
  [
    "handymax",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "handymax"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "handymax"
      }
    }
  ],
  [
    "supramax ultramax",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "supramax"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "supramax"
      }
    }
  ],
  [
    "kamsarmax",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "panamax"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "panamax"
      }
    }
  ],
  [
    "capesize newcastlemax babycape mini_cape cape",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "capesize"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "capesize"
      }
    }
  ],
  [
    "vloc valemax guaibamax wozmax",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "vloc"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "vloc"
      }
    }
  ],
  [
    "mr mr1 mr2 handy_tanker",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "mr"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "mr"
      }
    }
  ],
  [
    "lr1",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr1"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "lr1"
      }
    }
  ],
  [
    "lr2 aframax",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr2"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "lr2"
      }
    }
  ],
  [
    "suezmax",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "suezmax"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "suezmax"
      }
    }
  ],
  [
    "vlcc",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "vlcc"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "vlcc"
      }
    }
  ],
  [
    "ulcc",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "ulcc"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "ulcc"
      }
    }
  ],
  [
    "containership containerschiff portacontenedores porte_conteneurs portacontainer container_ship box_ship",
    {
      "voyage": {
        "type": "container"
      },
      "cargo": {
        "type": "container"
      }
    }
  ],
  [
    "bulk_carrier",
    {
      "voyage": {
        "type": "bulker"
      },
      "cargo": {
        "type": "dry_bulk"
      }
    }
  ],
  [
    "dry_bulk",
    {
      "voyage": {
        "type": "bulker"
      }
    }
  ],
  [
    "bulk ore_carrier massengutfrachter granelero vraquier",
    {
      "voyage": {
        "type": "bulker"
      },
      "cargo": {
        "type": "dry_bulk"
      }
    }
  ],
  [
    "tanker",
    {}
  ],
  [
    "oil_tanker product_tanker products_tanker oil_products_tanker crude_tanker crude_oil_tanker crude_oil_products_tanker clean_tanker dirty_tanker tankschiff oeltanker petrolero petrolier",
    {
      "voyage": {
        "type": "tanker"
      },
      "cargo": {
        "type": "tanker"
      }
    }
  ],
  [
    "bulker",
    {
      "cargo": {
        "type": "dry_bulk"
      }
    }
  ],
  [
    "feeder_container",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feeder"
      }
    }
  ],
  [
    "deep_sea_container",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "neo_panamax"
      }
    }
  ],
  [
    "chemical_tanker oil_chemical_tanker chemical_oil_tanker chemical_products_tanker chemical_oil_products_tanker parcel_tanker edible_oil_tanker vegetable_oil_tanker",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "mr"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "mr"
      }
    }
  ],
  [
    "lng_carrier lng_tanker",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr2",
        "loaM": 295,
        "beamM": 46.4,
        "draughtM": 11.5
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "a tanker",
      "measure": "volume"
    }
  ],
  [
    "vlgc very_large_gas_carrier",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr1",
        "loaM": 226,
        "beamM": 36.6,
        "draughtM": 11.5
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "a tanker",
      "measure": "volume"
    }
  ],
  [
    "gas_carrier lpg_carrier lpg_tanker lpgc liquefied_gas combination_gas ethylene_carrier ammonia_carrier co2_carrier",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "mr",
        "loaM": 180,
        "beamM": 29,
        "draughtM": 10.5
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "a tanker",
      "measure": "volume"
    }
  ],
  [
    "reefer reefer_ship refrigerated_cargo palletised_cargo",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feeder",
        "loaM": 150,
        "beamM": 24,
        "draughtM": 9
      },
      "cargo": {
        "type": "general_cargo"
      },
      "like": "a feeder container ship at sea and a general cargo ship in an estimate"
    }
  ],
  [
    "car_carrier",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feedermax",
        "loaM": 200,
        "beamM": 32.3,
        "draughtM": 10
      },
      "cargo": {
        "type": "vehicle_carrier"
      },
      "like": "a feedermax container ship",
      "likeIn": "voyage",
      "measure": "cars"
    }
  ],
  [
    "vehicle_carrier",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feedermax",
        "loaM": 200,
        "beamM": 32.3,
        "draughtM": 10
      },
      "like": "a feedermax container ship",
      "likeIn": "voyage",
      "measure": "cars"
    }
  ],
  [
    "vehicles_carrier pctc pcc car_truck_carrier pure_car_carrier pure_car_truck_carrier pure_car_and_truck_carrier ro_ro_cargo_ship_vehicle_carrier",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feedermax",
        "loaM": 200,
        "beamM": 32.3,
        "draughtM": 10
      },
      "cargo": {
        "type": "vehicle_carrier"
      },
      "like": "a feedermax container ship",
      "likeIn": "voyage",
      "measure": "cars"
    }
  ],
  [
    "ro_ro",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feeder",
        "loaM": 190,
        "beamM": 26.5,
        "draughtM": 7.5
      },
      "like": "a feeder container ship",
      "likeIn": "voyage"
    }
  ],
  [
    "roro ro_ro_cargo",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feeder",
        "loaM": 190,
        "beamM": 26.5,
        "draughtM": 7.5
      },
      "cargo": {
        "type": "ro_ro"
      },
      "like": "a feeder container ship",
      "likeIn": "voyage"
    }
  ],
  [
    "ferry",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feeder",
        "loaM": 190,
        "beamM": 28,
        "draughtM": 6.8
      },
      "like": "a feeder container ship",
      "likeIn": "voyage"
    }
  ],
  [
    "ropax ro_pax passenger_ro_ro passenger_ro_ro_cargo ro_ro_passenger",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feeder",
        "loaM": 190,
        "beamM": 28,
        "draughtM": 6.8
      },
      "cargo": {
        "type": "ferry"
      },
      "like": "a feeder container ship",
      "likeIn": "voyage"
    }
  ],
  [
    "cruise cruise_ship cruise_liner passenger_cruise cruise_passenger passenger_ship_cruise_passenger",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feedermax",
        "loaM": 300,
        "beamM": 37,
        "draughtM": 8.3
      },
      "cargo": {
        "type": "ferry"
      },
      "like": "a feedermax container ship at sea and a ferry in an estimate"
    }
  ],
  [
    "general_cargo",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "handysize",
        "loaM": 125,
        "beamM": 19,
        "draughtM": 7.5
      },
      "like": "a handysize bulker",
      "likeIn": "voyage"
    }
  ],
  [
    "multipurpose mpp heavy_lift cargo_ship dry_cargo freighter mpv multi_purpose breakbulk break_bulk tween_decker tweendecker project_cargo stueckgutfrachter",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "handysize",
        "loaM": 125,
        "beamM": 19,
        "draughtM": 7.5
      },
      "cargo": {
        "type": "general_cargo"
      },
      "like": "a handysize bulker",
      "likeIn": "voyage"
    }
  ],
  [
    "handy",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "handysize"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "handysize"
      }
    }
  ],
  [
    "panamax_bulker",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "panamax"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "panamax"
      }
    }
  ],
  [
    "very_large_crude_carrier",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "vlcc"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "vlcc"
      }
    }
  ],
  [
    "medium_range",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "mr"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "mr"
      }
    }
  ],
  [
    "long_range_1",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr1"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "lr1"
      }
    }
  ],
  [
    "long_range_2",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr2"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "lr2"
      }
    }
  ],
  [
    "panamax_container",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "panamax"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "panamax"
      }
    }
  ],
  [
    "post_panamax_container",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "post_panamax"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "post_panamax"
      }
    }
  ],
  [
    "panamax_tanker",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr1"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "lr1"
      }
    }
  ],
  [
    "seawaymax laker great_lakes_bulk",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "handysize",
        "loaM": 222.5,
        "beamM": 23.7,
        "draughtM": 8
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "handysize"
      }
    }
  ],
  [
    "chinamax",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "vloc",
        "loaM": 360,
        "beamM": 65,
        "draughtM": 24
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "vloc"
      }
    }
  ],
  [
    "small_tanker coastal_tanker asphalt_tanker bitumen_tanker asphalt_bitumen_tanker bunkering_tanker bunker_tanker",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "mr",
        "loaM": 110,
        "beamM": 18,
        "draughtM": 7
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "an mr tanker"
    }
  ],
  [
    "lngc",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr2",
        "loaM": 295,
        "beamM": 46.4,
        "draughtM": 11.5
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "a tanker",
      "measure": "volume"
    }
  ],
  [
    "q_flex",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr2",
        "loaM": 315,
        "beamM": 50,
        "draughtM": 12
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "a tanker",
      "measure": "volume"
    }
  ],
  [
    "q_max",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "suezmax",
        "loaM": 345,
        "beamM": 53.8,
        "draughtM": 12
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "a tanker",
      "measure": "volume"
    }
  ],
  [
    "vlac vlec ethane_carrier",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr1",
        "loaM": 230,
        "beamM": 36.6,
        "draughtM": 12
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "a tanker",
      "measure": "volume"
    }
  ],
  [
    "mgc medium_gas_carrier",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "mr",
        "loaM": 190,
        "beamM": 30.4,
        "draughtM": 10.5
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "a tanker",
      "measure": "volume"
    }
  ],
  [
    "lctc",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feedermax",
        "loaM": 228,
        "beamM": 35.4,
        "draughtM": 11
      },
      "cargo": {
        "type": "vehicle_carrier"
      },
      "like": "a feedermax container ship",
      "likeIn": "voyage",
      "measure": "cars"
    }
  ],
  [
    "conro container_ro_ro_cargo ro_ro_container",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feedermax",
        "loaM": 240,
        "beamM": 32.3,
        "draughtM": 10.5
      },
      "cargo": {
        "type": "ro_ro"
      },
      "like": "a feedermax container ship",
      "likeIn": "voyage"
    }
  ],
  [
    "combination_carrier obo ore_oil_carrier bulk_oil_carrier",
    {
      "voyage": {
        "type": "bulker"
      },
      "cargo": {
        "type": "dry_bulk"
      },
      "like": "a dry bulk carrier"
    }
  ],
  [
    "open_hatch open_hatch_bulk open_hatch_cargo open_hatch_general_cargo ohgc",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "supramax",
        "loaM": 200,
        "beamM": 32.3,
        "draughtM": 12.5
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "supramax"
      },
      "like": "a supramax bulker"
    }
  ],
  [
    "woodchip_carrier wood_chip_carrier wood_chips_carrier chip_carrier",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "supramax",
        "loaM": 210,
        "beamM": 36.5,
        "draughtM": 11.5
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "supramax"
      },
      "like": "a supramax bulker"
    }
  ],
  [
    "cement_carrier",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "handysize",
        "capacity": 7000,
        "loaM": 110,
        "beamM": 17,
        "draughtM": 7
      },
      "cargo": {
        "type": "dry_bulk",
        "capacity": 7000
      },
      "like": "a handysize bulker"
    }
  ],
  [
    "livestock_carrier",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "handysize",
        "loaM": 135,
        "beamM": 21,
        "draughtM": 7.5
      },
      "cargo": {
        "type": "general_cargo"
      },
      "like": "a handysize bulker at sea and a general cargo ship in an estimate"
    }
  ],
  [
    "heavy_load deck_cargo semi_submersible",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "supramax",
        "loaM": 217,
        "beamM": 43,
        "draughtM": 10
      },
      "cargo": {
        "type": "general_cargo"
      },
      "like": "a supramax bulker at sea and a general cargo ship in an estimate"
    }
  ],
  [
    "lgc large_gas_carrier",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "lr1",
        "loaM": 205,
        "beamM": 32.2,
        "draughtM": 12.5
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "a tanker",
      "measure": "volume"
    }
  ],
  [
    "small_lng lng_bunkering_tanker lng_bunker",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "mr",
        "loaM": 115,
        "beamM": 19,
        "draughtM": 6
      },
      "cargo": {
        "type": "tanker"
      },
      "like": "an mr tanker",
      "measure": "volume"
    }
  ],
  [
    "shuttle_tanker",
    {
      "voyage": {
        "type": "tanker",
        "sizeClass": "suezmax"
      },
      "cargo": {
        "type": "tanker",
        "sizeClass": "suezmax"
      }
    }
  ],
  [
    "dunkirkmax",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "capesize"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "capesize"
      }
    }
  ],
  [
    "very_large_ore_carrier vlbc",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "vloc"
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "vloc"
      }
    }
  ],
  [
    "post_panamax_bulker",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "panamax",
        "loaM": 235,
        "beamM": 38,
        "draughtM": 14.5
      },
      "cargo": {
        "type": "dry_bulk",
        "sizeClass": "panamax"
      }
    }
  ],
  [
    "large_feeder",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feedermax"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "feedermax"
      }
    }
  ],
  [
    "bangkokmax",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "feeder",
        "loaM": 172,
        "beamM": 28,
        "draughtM": 9.5
      },
      "cargo": {
        "type": "container",
        "sizeClass": "feeder"
      }
    }
  ],
  [
    "vlcv",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "post_panamax_plus"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "post_panamax_plus"
      }
    }
  ],
  [
    "megamax_24 mgx_24",
    {
      "voyage": {
        "type": "container",
        "sizeClass": "ulcv"
      },
      "cargo": {
        "type": "container",
        "sizeClass": "ulcv"
      }
    }
  ],
  [
    "coaster minibulker short_sea coastal river_sea shortsea",
    {
      "voyage": {
        "type": "bulker",
        "sizeClass": "handysize",
        "capacity": 5000,
        "loaM": 95,
        "beamM": 14,
        "draughtM": 6
      },
      "cargo": {
        "type": "general_cargo",
        "capacity": 5000
      },
      "like": "a handysize bulker",
      "likeIn": "voyage"
    }
  ]
] as const

/** Size classes of each type, smallest first, with the least capacity (TEU or tonnes of deadweight) and typical metres. */
export const SIZE_CLASSES: readonly SizeClass[] = [
  { type: 'container', name: 'small_feeder', min: 0, loaM: 120, beamM: 20, draughtM: 7 },
  { type: 'container', name: 'feeder', min: 1000, loaM: 150, beamM: 25, draughtM: 9 },
  { type: 'container', name: 'feedermax', min: 2000, loaM: 195, beamM: 30, draughtM: 11 },
  { type: 'container', name: 'panamax', min: 3000, loaM: 260, beamM: 32.2, draughtM: 12.5 },
  { type: 'container', name: 'post_panamax', min: 5100, loaM: 300, beamM: 42.8, draughtM: 14 },
  { type: 'container', name: 'post_panamax_plus', min: 8000, loaM: 337, beamM: 45.6, draughtM: 14.5 },
  { type: 'container', name: 'neo_panamax', min: 12000, loaM: 366, beamM: 49, draughtM: 15.2 },
  { type: 'container', name: 'ulcv', min: 14500, loaM: 400, beamM: 59, draughtM: 15 },
  { type: 'bulker', name: 'handysize', min: 10000, loaM: 170, beamM: 27, draughtM: 10 },
  { type: 'bulker', name: 'handymax', min: 35000, loaM: 190, beamM: 32.3, draughtM: 12.8 },
  { type: 'bulker', name: 'supramax', min: 50000, loaM: 190, beamM: 32.3, draughtM: 12.8 },
  { type: 'bulker', name: 'panamax', min: 60000, loaM: 229, beamM: 32.3, draughtM: 14.4 },
  { type: 'bulker', name: 'capesize', min: 100000, loaM: 292, beamM: 45, draughtM: 18.2 },
  { type: 'bulker', name: 'vloc', min: 200000, loaM: 330, beamM: 57, draughtM: 21 },
  { type: 'tanker', name: 'mr', min: 25000, loaM: 183, beamM: 32.2, draughtM: 12.5 },
  { type: 'tanker', name: 'lr1', min: 55000, loaM: 228, beamM: 32.3, draughtM: 14 },
  { type: 'tanker', name: 'lr2', min: 80000, loaM: 250, beamM: 44, draughtM: 15 },
  { type: 'tanker', name: 'suezmax', min: 120000, loaM: 274, beamM: 48, draughtM: 17 },
  { type: 'tanker', name: 'vlcc', min: 200000, loaM: 333, beamM: 60, draughtM: 22 },
  { type: 'tanker', name: 'ulcc', min: 320000, loaM: 380, beamM: 68, draughtM: 24.5 },
]

/** A size class of a vessel type of a voyage. */
export interface SizeClass {
  readonly type: ModelledType
  readonly name: string
  readonly min: number
  readonly loaM: number
  readonly beamM: number
  readonly draughtM: number
}

/**
 * Ships of a range of capacities (both inclusive) with the typical metres of another class than theirs.
 */
export const HULLS: readonly Hull[] = [
  { type: 'container', min: 14500, max: 17640, loaM: 366, beamM: 51, draughtM: 15.2 },
  { type: 'bulker', min: 0, max: 2999, loaM: 82, beamM: 11.5, draughtM: 5 },
  { type: 'bulker', min: 3000, max: 6999, loaM: 95, beamM: 14, draughtM: 6 },
  { type: 'bulker', min: 7000, max: 9999, loaM: 118, beamM: 17.5, draughtM: 7 },
  { type: 'tanker', min: 0, max: 2999, loaM: 78, beamM: 12.5, draughtM: 5 },
  { type: 'tanker', min: 3000, max: 6999, loaM: 100, beamM: 16, draughtM: 6.3 },
  { type: 'tanker', min: 7000, max: 11999, loaM: 120, beamM: 19, draughtM: 7.5 },
  { type: 'tanker', min: 12000, max: 24999, loaM: 145, beamM: 23.5, draughtM: 9.3 },
]

/** Typical dimensions of the laden ships of a range of capacities. */
export interface Hull extends Omit<SizeClass, 'name'> {
  readonly max: number
}

/** Vessel types without containers and without reefer plugs. */
export const BULK_TYPES: readonly VesselType[] = ['dry_bulk', 'tanker']

/** Default speed of a voyage by vessel type, knots. A judgement. */
export const KNOTS_BY_VESSEL_TYPE: Readonly<Record<ModelledType, number>> = {
  container: 16,
  bulker: 12,
  tanker: 12.5,
}

/** The class of an ordinary ship of each type, of which a request gives no size. A judgement. */
export const ORDINARY_CLASS: Readonly<Record<ModelledType, string>> = {
  container: 'post_panamax',
  bulker: 'panamax',
  tanker: 'lr2',
}

/** Default speed of a voyage without a vessel, knots. */
export const DEFAULT_KNOTS = 14

/** Default fuel of the vessel of a route, voyage or matrix. A judgement. */
export const DEFAULT_ROUTE_FUEL = 'VLSFO'
/** Default fuel of the modelled ship of an estimate: published worked cases use it. */
export const DEFAULT_ESTIMATE_FUEL = 'HFO'
