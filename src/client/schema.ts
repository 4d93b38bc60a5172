// Generated from openapi.json by `npm run openapi`: change the schemas of the service instead.

/** A port that the name may refer to, or near a place on land */
export interface PortCandidate {
  /** Id of the port */
  port_id: number
  /** Name */
  name: string
  /** Country, ISO 3166-1 alpha-2 */
  country_code: string
  /** UN/LOCODE; null if the port has none */
  unlocode: string | null
}

export interface Problem {
  /** Address of a page that explains the problem */
  type: string
  /** Title */
  title: string
  /** HTTP status */
  status: number
  /** Stable, for programs */
  code: string
  /** For people */
  detail: string
  /** Path of the request */
  instance: string
  /** Id of the request, also in X-Request-Id: name it in a report */
  request_id: string
  /** Every field at fault */
  errors?: {
    /** JSON Pointer to the field, as a URI fragment */
    pointer: string
    /** Stable code, for programs */
    code: string
    /** Sentence for people */
    detail: string
    /** Ports that the name may mean, best first */
    candidates?: PortCandidate[]
  }[]
  [member: string]: unknown
}

export interface LoginRequest {
  /** Email of the account */
  email: string
  /** Password of the account */
  password: string
}

export interface User {
  /** Id */
  id: number
  /** Email of the account */
  email: string
  /** Plan assigned by the operator, e.g. trial */
  plan_type: string
  /** Queries per UTC day; null means unlimited */
  daily_limit: number | null
  /** When it was created, UTC */
  created_at: string
}

export interface LoginAnswer {
  /** Send it as Authorization: Bearer TOKEN */
  access_token: string
  /** Kind of the token */
  token_type: 'bearer'
  /** When it expires, UTC */
  expires_at: string
  /** The account */
  user: User
}

export interface LogoutAnswer {
  /** It is revoked */
  revoked: boolean
}

export interface Usage {
  /** Name of the plan */
  plan_type: string
  /** The UTC day being counted */
  date: string
  /** Queries that the plan allows in a UTC day; null: without limit */
  daily_limit: number | null
  /** Used so far */
  used: number
  /** Queries left until resets_at; null: without limit */
  remaining: number | null
  /** When the quota begins anew, UTC */
  resets_at: string
  /** Queries used, by kind */
  breakdown: {
    /** Queries used for routes */
    route: number
    /** Queries used for cells of matrices */
    matrix_cells: number
    /** Queries used for estimates of emissions */
    emissions: number
  }
}

export interface KeyRequest {
  /** What the key is for */
  name: string
  /** What the key may calculate. `read` alone: nothing, it only reads usage, history and plans. Default: routes and emissions */
  scopes?: ('routes' | 'emissions' | 'read')[] | null
  /** IPv4 and IPv6 addresses and networks that may use the key, e.g. 192.0.2.7, 198.51.100.0/24, 2001:db8::/32. Default: all */
  networks?: string[] | null
  /** Days until the key expires. Default: never */
  expires_in_days?: number | null
}

export interface NewApiKey {
  /** The key, shown only once */
  key: string
  /** Id */
  id: number
  /** Name */
  name: string
  /** What the key may do */
  scopes: string[]
  /** Addresses and networks that may use the key; null means all */
  networks: string[] | null
  /** When the key was created */
  created_at: string
  /** When the key expires; null means never */
  expires_at: string | null
  /** When the key was last used, to the hour; null means never */
  last_used_at: string | null
}

export interface ApiKey {
  /** Id */
  id: number
  /** Name */
  name: string
  /** What the key may do */
  scopes: string[]
  /** Addresses and networks that may use the key; null means all */
  networks: string[] | null
  /** When the key was created */
  created_at: string
  /** When the key expires; null means never */
  expires_at: string | null
  /** When the key was last used, to the hour; null means never */
  last_used_at: string | null
}

export interface ApiKeyList {
  /** Entries of this page */
  items: ApiKey[]
}

export interface Revoked {
  /** It is revoked */
  revoked: true
}

export interface Session {
  /** Id of the login */
  id: string
  /** Time of the login */
  created_at: string
  /** When its token was last used, to the hour */
  last_used_at: string
  /** When its token expires */
  expires_at: string
  /** Whether this request belongs to it */
  current: boolean
}

export interface SessionList {
  /** Entries of this page */
  items: Session[]
}

export interface SecurityEvent {
  /** When it happened */
  happened_at: string
  /** What happened, e.g. login or key_created */
  event: string
  /** What more is known, by name */
  detail: Record<string, unknown>
}

export interface SecurityEventList {
  /** Entries of this page */
  items: SecurityEvent[]
}

export interface ChangePasswordRequest {
  /** The password until now */
  current_password: string
  /** 15 to 256 characters; common passwords are rejected; no other rules */
  new_password: string
}

export interface ChangePasswordAnswer {
  /** The password was changed */
  changed: true
  /** All tokens of the account except the one used here */
  revoked_tokens: number
}

export interface ForgotPasswordRequest {
  /** Default: the account of the bearer token */
  email?: string | null
}

export interface ForgotPasswordAnswer {
  /** The request was taken; the answer is the same for an unknown email */
  accepted: true
  /** Sentence for people */
  detail: string
}

/** Exactly one form: coordinates, port_id, unlocode, name (with country if several ports share it), or lat with lon. In its place, a text (code, name, id or position), the number of a port and [longitude, latitude] are read as the form that they stand for; among stops, via:suez is the passage, via:Algeciras a place passed without a call, Algeciras+18h a call with a stay, and Santos:load one where cargo is loaded */
export interface Location {
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates?: [longitude: number, latitude: number] | null
  /** Port id, from /ports/search */
  port_id?: number | null
  /** UN/LOCODE of a port */
  unlocode?: string | null
  /** Full port name, or a position: 51.98,4.05 (latitude first), 51.955N 4.14E, 51 57.3N 4 8.5E. Partial names are rejected */
  name?: string | null
  /** With name: ISO 3166-1 alpha-2 code or English name */
  country?: string | null
  /** Latitude in degrees, WGS84; with lon */
  lat?: number | null
  /** Longitude in degrees, WGS84; with lat */
  lon?: number | null
}

/** Exactly one form: coordinates, port_id, unlocode, name (with country if several ports share it), or lat with lon. In its place, a text (code, name, id or position), the number of a port and [longitude, latitude] are read as the form that they stand for; among stops, via:suez is the passage, via:Algeciras a place passed without a call, Algeciras+18h a call with a stay, and Santos:load one where cargo is loaded. Or passage */
export interface ViaPoint {
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates?: [longitude: number, latitude: number] | null
  /** Port id, from /ports/search */
  port_id?: number | null
  /** UN/LOCODE of a port */
  unlocode?: string | null
  /** Full port name, or a position: 51.98,4.05 (latitude first), 51.955N 4.14E, 51 57.3N 4 8.5E. Partial names are rejected */
  name?: string | null
  /** With name: ISO 3166-1 alpha-2 code or English name */
  country?: string | null
  /** Latitude in degrees, WGS84; with lon */
  lat?: number | null
  /** Longitude in degrees, WGS84; with lat */
  lon?: number | null
  /** The vessel sails through this passage from one end to the other; it is opened. Only between calls */
  passage?: 'suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | null
}

/** A window, such as a laycan: one end or both */
export interface ArrivalWindow {
  /** Not before */
  earliest?: string | null
  /** Not after; a day to its end */
  latest?: string | null
}

/** A GeoJSON polygon of at most 500 vertices (type with coordinates), or a box (bbox) */
export interface AvoidArea {
  /** Type */
  type?: 'Polygon' | null
  /** Rings of a GeoJSON polygon: the outline, then holes. Edges are straight in longitude and latitude. A ring that does not end where it begins is closed automatically */
  coordinates?: [longitude: number, latitude: number][][] | null
  /** [west, south, east, north]; west may exceed east across the antimeridian */
  bbox?: [number, number, number, number] | null
  /** forbid: no route enters. penalise: each kilometre inside counts as ten */
  mode?: 'forbid' | 'penalise' | null
  /** Returned unchanged in the response */
  name?: string | null
}

/** A GeoJSON line from water to water */
export interface Channel {
  /** Type */
  type?: 'LineString' | null
  /** Positions of the line, [longitude, latitude] in degrees, WGS84 */
  coordinates: [longitude: number, latitude: number][]
  /** Returned unchanged in the response */
  name?: string | null
}

/** On legs in ballast. Default: a share of the design draught, fuel of the modelled ship at it, and the speed of the voyage */
export interface BallastSailing {
  /** Draught, m */
  draft_m?: number | null
  /** Fuel at the speed of the leg, tonnes per day */
  fuel_tonnes_per_day?: number | null
  /** Knots; a speed of the leg itself counts before it */
  speed_kn?: number | null
}

export interface FuelCertificate {
  /** Emissions E of the proof of sustainability (Directive (EU) 2018/2001), g CO2e/MJ */
  ghg_g_per_mj: number
  /** Certificate number, returned unchanged in the response */
  id?: string | null
  /** Certification scheme, such as ISCC EU. EU ETS, UK ETS, FuelEU and CII count a fuel as renewable only with the number of the certificate and a recognised scheme, and with E within the limit of the law */
  scheme?: string | null
  /** First day of operation of the plant that made the fuel. Decides the limit of E of a biofuel: 47 g/MJ until 5 October 2015, 37.6 until 2020, then and by default 32.9 */
  plant_since?: string | null
  /** Of a biofuel. FuelEU counts one of food or feed crops as fossil, whatever its E */
  feedstock?: 'food_or_feed_crop' | 'other' | null
  /** Lower heating value. Default: from the factor's row */
  lhv_mj_per_kg?: number | null
}

export interface VesselFuel {
  /** Code or common name, such as VLSFO, LNG, METHANOL, BIODIESEL, E_METHANOL, AMMONIA. Fuels without factors are rejected, with a list of those available */
  type: string
  /** For LNG, methanol, ammonia and hydrogen, unless the code implies it; rfnbo: renewable fuel of non-biological origin */
  source?: 'fossil' | 'biofuel' | 'rfnbo' | null
  /** For LNG, whose methane slip depends on it; fuel_cell for ammonia and hydrogen */
  engine?: 'otto_medium_speed' | 'otto_slow_speed' | 'diesel_slow_speed' | 'lean_burn' | 'fuel_cell' | null
  /** Certificate that proves a renewable fuel; null if none */
  certificate?: FuelCertificate | null
  /** For oils, such as RMG380 or DMA: selects the row of FuelEU Annex II */
  iso8217_grade?: string | null
  /** Share of the engines' work, which is within 1 % of the share of energy */
  share: number
}

export interface Vessel {
  /** container, bulker, tanker, or a ship as brokers call it: its class and dimensions fill what is missing. Default: container with capacity_teu or cargo; dimensions alone close canals and straits and say nothing of fuel, but a single route or matrix needs a type */
  type?: 'container' | 'bulker' | 'tanker' | 'small_feeder' | 'feeder' | 'feedermax' | 'sub_panamax' | 'post_panamax_plus' | 'vlcs' | 'large_post_panamax' | 'neo_panamax' | 'new_panamax' | 'ulcv' | 'ulcs' | 'megamax' | 'handysize' | 'handy_bulker' | 'handymax' | 'supramax' | 'ultramax' | 'kamsarmax' | 'capesize' | 'newcastlemax' | 'babycape' | 'mini_cape' | 'cape' | 'vloc' | 'valemax' | 'guaibamax' | 'wozmax' | 'mr' | 'mr1' | 'mr2' | 'handy_tanker' | 'lr1' | 'lr2' | 'aframax' | 'suezmax' | 'vlcc' | 'ulcc' | 'containership' | 'containerschiff' | 'portacontenedores' | 'porte_conteneurs' | 'portacontainer' | 'container_ship' | 'box_ship' | 'bulk_carrier' | 'dry_bulk' | 'bulk' | 'ore_carrier' | 'massengutfrachter' | 'granelero' | 'vraquier' | 'oil_tanker' | 'product_tanker' | 'products_tanker' | 'oil_products_tanker' | 'crude_tanker' | 'crude_oil_tanker' | 'crude_oil_products_tanker' | 'clean_tanker' | 'dirty_tanker' | 'tankschiff' | 'oeltanker' | 'petrolero' | 'petrolier' | 'feeder_container' | 'deep_sea_container' | 'chemical_tanker' | 'oil_chemical_tanker' | 'chemical_oil_tanker' | 'chemical_products_tanker' | 'chemical_oil_products_tanker' | 'parcel_tanker' | 'edible_oil_tanker' | 'vegetable_oil_tanker' | 'lng_carrier' | 'lng_tanker' | 'vlgc' | 'very_large_gas_carrier' | 'gas_carrier' | 'lpg_carrier' | 'lpg_tanker' | 'lpgc' | 'liquefied_gas' | 'combination_gas' | 'ethylene_carrier' | 'ammonia_carrier' | 'co2_carrier' | 'reefer' | 'reefer_ship' | 'refrigerated_cargo' | 'palletised_cargo' | 'car_carrier' | 'vehicle_carrier' | 'vehicles_carrier' | 'pctc' | 'pcc' | 'car_truck_carrier' | 'pure_car_carrier' | 'pure_car_truck_carrier' | 'pure_car_and_truck_carrier' | 'ro_ro_cargo_ship_vehicle_carrier' | 'ro_ro' | 'roro' | 'ro_ro_cargo' | 'ferry' | 'ropax' | 'ro_pax' | 'passenger_ro_ro' | 'passenger_ro_ro_cargo' | 'ro_ro_passenger' | 'cruise' | 'cruise_ship' | 'cruise_liner' | 'passenger_cruise' | 'cruise_passenger' | 'passenger_ship_cruise_passenger' | 'general_cargo' | 'multipurpose' | 'mpp' | 'heavy_lift' | 'cargo_ship' | 'dry_cargo' | 'freighter' | 'mpv' | 'multi_purpose' | 'breakbulk' | 'break_bulk' | 'tween_decker' | 'tweendecker' | 'project_cargo' | 'stueckgutfrachter' | 'handy' | 'panamax_bulker' | 'very_large_crude_carrier' | 'medium_range' | 'long_range_1' | 'long_range_2' | 'panamax_container' | 'post_panamax_container' | 'panamax_tanker' | 'seawaymax' | 'laker' | 'great_lakes_bulk' | 'chinamax' | 'small_tanker' | 'coastal_tanker' | 'asphalt_tanker' | 'bitumen_tanker' | 'asphalt_bitumen_tanker' | 'bunkering_tanker' | 'bunker_tanker' | 'lngc' | 'q_flex' | 'q_max' | 'vlac' | 'vlec' | 'ethane_carrier' | 'mgc' | 'medium_gas_carrier' | 'lctc' | 'conro' | 'container_ro_ro_cargo' | 'ro_ro_container' | 'combination_carrier' | 'obo' | 'ore_oil_carrier' | 'bulk_oil_carrier' | 'open_hatch' | 'open_hatch_bulk' | 'open_hatch_cargo' | 'open_hatch_general_cargo' | 'ohgc' | 'woodchip_carrier' | 'wood_chip_carrier' | 'wood_chips_carrier' | 'chip_carrier' | 'cement_carrier' | 'livestock_carrier' | 'heavy_load' | 'deck_cargo' | 'semi_submersible' | 'lgc' | 'large_gas_carrier' | 'small_lng' | 'lng_bunkering_tanker' | 'lng_bunker' | 'shuttle_tanker' | 'dunkirkmax' | 'very_large_ore_carrier' | 'vlbc' | 'post_panamax_bulker' | 'large_feeder' | 'bangkokmax' | 'vlcv' | 'megamax_24' | 'mgx_24' | 'coaster' | 'minibulker' | 'short_sea' | 'coastal' | 'river_sea' | 'shortsea' | null
  /** Has no effect */
  imo?: number | string | null
  /** Capacity of a container ship, TEU: decides its size class and models its fuel */
  capacity_teu?: number | null
  /** Deadweight of any other ship, t: decides its size class and models its fuel */
  deadweight_tonnes?: number | null
  /** Gross tonnage: the size if nothing else says it. Selects a row by GT in the operator's factor pack; below 5,000 no carbon law applies */
  gross_tonnage?: number | null
  /** For example panamax; an unknown value is ignored with a warning */
  size_class?: string | null
  /** Draught, m */
  draft_m?: number | null
  /** Beam, m */
  beam_m?: number | null
  /** Length overall, m */
  loa_m?: number | null
  /** Fuel at the voyage speed, tonnes per day */
  fuel_tonnes_per_day?: number | null
  /** Fuel at anchor, tonnes per day. Default: that of a ship of this size */
  anchor_fuel_tonnes_per_day?: number | null
  ballast?: BallastSailing | null
  /** Outside emission control areas, where gas oil replaces HFO and VLSFO. Default: VLSFO, which assumptions then names; /v1/emissions/sea assumes HFO */
  fuel_type?: 'HFO' | 'VLSFO' | 'MGO' | null
  /** Instead of fuel_type: all fuels of the ship, including pilot fuel and blends. Shares add up to 1. Gas oil replaces residual fuels inside emission control areas */
  fuels?: VesselFuel[] | null
}

/** In containers, it means a container ship if no type of vessel is given */
export interface RouteCargo {
  /** Containers, in twenty-foot units */
  teu?: number | null
  /** Such as 45R1, 40HC, 40 ft reefer */
  container_type?: string | null
}

export interface RouteRequest {
  origin: Location
  destination: Location
  /** Places and passages to pass through, in order. Each costs one more query */
  via?: ViaPoint[] | null
  /** Arrival wanted: a moment, a day, or a window {earliest, latest}. Without a speed, the vessel sails at the one nearest to its usual speed that keeps it; a warning says what is missed. Needs depart_at */
  arrive_at?: string | ArrivalWindow | null
  /** Of the whole way. Default: laden. In ballast the ship has another draught, fuel and speed: vessel.ballast */
  condition?: 'laden' | 'ballast' | null
  /** Adds speed_table, the same way with all legs at each of these speeds. A daily amount of fuel holds at one speed and is not used */
  speed_table_kn?: number[] | null
  /** Whether a name that no port has may mean the only port that it resembles. The warning suggestion_taken says which was taken */
  accept_suggestions?: boolean | null
  /** Vessel speed, km/h. Default: of its size class, else of its type (container 16 kn, bulker 12 kn, tanker 12.5 kn), or without a vessel 14 kn; speed_source says which */
  speed_kmh?: number | null
  /** Vessel speed in knots, instead of speed_kmh */
  speed_kn?: number | null
  /** Departure: an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199. Sets which emission control areas are in force and dates the timeline. Default for areas: today */
  depart_at?: string | null
  /** Coastline detail, km */
  resolution_km?: 5 | 10 | 20 | 50 | 100 | null
  /** False closes the Suez Canal */
  suez?: boolean | null
  /** False closes the Panama Canal */
  panama?: boolean | null
  /** False closes the Strait of Gibraltar */
  gibraltar?: boolean | null
  /** False closes the Kiel Canal */
  kiel?: boolean | null
  /** Passages to close. seca and piracy are areas: they are avoided where possible, not closed */
  avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | 'seca' | 'piracy')[] | null
  /** Passages to open that are closed by default */
  allow?: ('corinth' | 'northwest' | 'northeast' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[] | null
  /** Straits and shelves too shallow for the vessel. warn: used with a warning, except straits whose bottom closes them. enforce: the straits are avoided, and the shelves where possible */
  depth?: 'warn' | 'enforce' | null
  /** Latitude that the route stays north of, because of weather and ice; -90 for none. By default 42° S in the Atlantic and Indian Ocean, 50° S in the Pacific, sloping between them. Between 80 and 50° W the sea stays open to 60° S. Does not apply if an end is south of it, or if there is no route north of it; the warning `south_limit` says so */
  south_limit?: number | null
  /** Price of fuel, USD per tonne: adds the cost */
  fuel_price_usd_per_tonne?: number | null
  /** List the ports within 25 km of the line */
  include_ports?: boolean | null
  /** Number of waypoints wanted */
  waypoint_count?: number | null
  /** Default: count with a waypoint_count. With neither, the turns that matter most, 16 at most and written as simplify; legs between them may cross land: the geometry is the route. simplify returns as many of the most significant vertices as waypoint_count says, and legs may cross land; without a count, no leg does */
  waypoint_strategy?: 'nth' | 'count' | 'simplify' | 'none' | null
  /** Whether to estimate what a ship will sail, which is more than the shortest route. Times, fuel and emissions stay those of distance_km */
  sailed_estimate?: boolean | null
  /** Adds wind: what the winds of each month take from the ship on the same line, as a band beside the time in calm water. Nothing else in the answer changes */
  wind?: boolean | null
  /** Number of alternative routes to return */
  alternatives?: number | null
  /** line: dense enough to draw with straight segments, which deviate by less than 1 km; corners: only the vertices of the great circles */
  geometry?: 'line' | 'corners' | null
  /** Geometry across ±180°: unwrap continues past it, split cuts there, wrap keeps every longitude within ±180 */
  antimeridian?: 'unwrap' | 'split' | 'wrap' | null
  /** Your own areas to avoid: war risk, ice, wind farms. Also a GeoJSON MultiPolygon, Feature (mode and name in its properties) or FeatureCollection: each of its polygons counts as an area, and may cross 180° in one piece or as the two of RFC 7946. Penalised areas have at most 500 vertices in total */
  avoid_areas?: AvoidArea[] | null
  /** Channels that the sea data lacks: lines, over land too, that routes may follow in both directions. Both ends lie within 2 km of navigable water; at most 500 km long */
  channels?: Channel[] | null
  /** Ship: adds fuel, cost, gases and what it is too large for */
  vessel?: Vessel | null
  cargo?: RouteCargo | null
}

/** What was asked, as it was read. Absent for saved routes */
export interface AskedRoute {
  /** Day of the calculation */
  day: string
  /** The request as it was read: a body of POST /calculate-route, without unknown fields */
  request: Record<string, unknown>
}

export interface Port {
  /** Never reused or renumbered */
  id: number
  /** Name */
  name: string
  /** Country, English name */
  country: string
  /** ISO 3166-1 alpha-2 */
  country_code: string
  /** UN/LOCODE; null if the port has none */
  unlocode: string | null
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  /** Readable name in addresses */
  slug: string
}

export interface RouteEnd {
  /** Port; null for a position */
  port: Port | null
  /** [longitude, latitude] in degrees, WGS84 */
  requested: [number, number] | null
  /** The nearest water, from where the route is measured */
  snapped: {
    /** [longitude, latitude] in degrees, WGS84 */
    coordinates: [number, number]
    /** From the place asked to the water, km */
    distance_km: number
  }
}

/** Only with sailed_estimate in the request */
export interface SailedEstimate {
  /** Median */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Eight in ten lie from here */
  distance_low_km: number
  /** to here */
  distance_high_km: number
  /** assumed: no logged passage is as short as this route or one of its legs */
  basis: 'logged' | 'assumed'
  /** Source, with its year */
  source: string
}

export interface RequestedAvoidArea {
  /** Name */
  name: string | null
  /** forbid: no route enters. penalise: each kilometre inside counts as ten */
  mode: 'forbid' | 'penalise'
  /** [west, south, east, north] in degrees */
  bbox: number[]
}

export interface RequestedChannel {
  /** Name */
  name: string | null
}

export interface RouteOptions {
  /** Whether the Suez Canal is open */
  suez: boolean
  /** Whether the Panama Canal is open */
  panama: boolean
  /** Whether the Strait of Gibraltar is open */
  gibraltar: boolean
  /** Whether the Kiel Canal is open */
  kiel: boolean
  /** Passages closed and areas avoided, as applied */
  avoid: string[]
  /** The caller's own areas, as read */
  avoid_areas: RequestedAvoidArea[]
  /** Only with channels in the request */
  channels?: RequestedChannel[]
  /** How depths were treated: warn or enforce */
  depth: 'warn' | 'enforce'
  /** Null for none; absent for the limit by ocean */
  south_limit?: number | null
  /** Passages opened that are closed by default, as applied */
  allow: string[]
  /** Passages that this vessel is too large for */
  closed_by_vessel: string[]
  /** Passages closed because the request did not open them */
  closed_by_default: string[]
  /** Day of departure; decides which areas are in force */
  date: string
}

/** The whole way at one speed */
export interface SpeedRow {
  /** Speed, knots */
  speed_kn: number
  /** Speed, km/h */
  speed_kmh: number
  /** Sailing, waiting and time in port */
  duration_hours: number
  /** Null without a departure time */
  arrive_at: string | null
  /** Fuel, at sea and while it waits; null as in the rest of the answer, and above the top speed */
  fuel_tonnes: number | null
  /** Well-to-wake emissions, at sea and while it waits; null as in the rest of the answer, and above the top speed */
  co2e_wtw_tonnes: number | null
  /** Cost of the fuel, at sea and while it waits; null as in the rest of the answer, and above the top speed */
  cost_usd: number | null
}

/** One voyage in ten stays below p10, one exceeds p90 */
export interface WindBand {
  /** Mean */
  mean: number
  /** One in ten is below */
  p10: number
  /** One in ten is above */
  p90: number
}

/** One voyage in ten arrives before p10, one after p90 */
export interface WindArrival {
  /** Mean */
  mean: string
  /** One in ten is below */
  p10: string
  /** One in ten is above */
  p90: string
}

/** With an arrival wanted, which the rest of the answer keeps in calm water: what keeps it in the mean of these winds */
export interface WindSpeeds {
  /** Of each leg, in calm water */
  speeds_kn: number[]
  /** Whether the ship sails so fast */
  is_kept: boolean
}

/** The departure of the request */
export interface WindDeparture {
  /** Of the departure, from 1 */
  month: number
  /** Of the speed in calm water, mean over the way */
  speed_loss_percent: number
  duration_hours: WindBand
  fuel_tonnes: WindBand | null
  arrive_at: WindArrival
  for_arrival?: WindSpeeds
}

/** A departure in one month: sailing and time in port (of the departure asked for also waiting), and fuel at sea at the same power, which is null as in the rest of the answer */
export interface WindRow {
  /** Of the departure, from 1 */
  month: number
  /** Of the speed in calm water, mean over the way */
  speed_loss_percent: number
  duration_hours: WindBand
  fuel_tonnes: WindBand | null
}

/** The ship keeps its power; the line stays as it is */
export interface Wind {
  departure: WindDeparture | null
  /** For a departure in the middle of each month, January first */
  months: WindRow[]
  /** Of the time at sea, on water whose winds are known; the rest is as its mean */
  known_percent: number
  /** Method of the calculation */
  method: string
  /** Source, with its year */
  source: string
}

/** Only of the command line and the library: the voyage in a file of wind, waves or currents */
export interface WeatherFieldVoyage {
  /** Sailing, waiting and time in port */
  duration_hours: number
  /** Moment of arrival, UTC */
  arrive_at: string
  /** At sea, at the same power; null as in the rest of the answer */
  fuel_tonnes: number | null
  /** Of the time at sea, inside the field; the rest is calm water */
  known_percent: number
  /** Method of the calculation */
  method: string
  /** Source, with its year */
  source: string
}

/** Every area or passage that is entered is also left, at the latest when the voyage ends */
export interface VoyageEvent {
  /** What happens */
  kind: 'departure' | 'passage_in' | 'passage_out' | 'area_in' | 'area_out' | 'via' | 'waiting' | 'arrival'
  /** Hours since departure */
  hours: number
  /** Null without depart_at */
  time: string | null
  /** Distance sailed since departure */
  distance_km: number
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  /** Index of the stop; null while under way */
  stop: number | null
  /** Index of the leg; at a stop, the leg that begins there */
  leg: number
  /** The passage entered or left */
  passage: {
    /** Id */
    id: string
    /** Name */
    name: string
  } | null
  /** The area entered or left */
  area: {
    /** Id */
    id: string
    /** Name */
    name: string
    /** Name of its kind, for avoid */
    group: 'seca' | 'piracy'
  } | null
}

export interface RouteGeometry {
  /** Type */
  type: 'LineString' | 'MultiLineString'
  /** Positions, [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number][] | [number, number][][]
}

export interface Waypoint {
  /** Index from 0 */
  index: number
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  /** Along the route from the origin, km */
  distance_from_origin_km: number
  /** Hours since departure */
  elapsed_hours: number
  /** From the previous waypoint; null for the first */
  leg_km: number | null
  /** To the next waypoint; null for the last */
  bearing_deg: number | null
}

export interface PassageUse {
  /** Id of the passage */
  id: string
  /** Name */
  name: string
  /** Where the route enters it, km from the origin */
  entry_km: number
  /** Where the route leaves it, km from the origin */
  exit_km: number
  /** The legal limit, or the mean speed of the usual transit of a canal without one; a faster ship sails at this speed between entry and exit */
  speed_limit_kmh: number | null
}

/** Kilometres inside emission control areas */
export interface EmissionControl {
  /** Distance, km */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** By area */
  zones: {
    /** Id */
    id: string
    /** Name */
    name: string
    /** Distance, km */
    distance_km: number
  }[]
}

export interface AvoidedArea {
  /** Name */
  name: string | null
  /** forbid: no route enters. penalise: each kilometre inside counts as ten */
  mode: 'forbid' | 'penalise'
  /** Route length inside the area */
  distance_km: number
}

export interface UsedChannel {
  /** Name */
  name: string | null
  /** From the origin */
  entry_km: number
  /** Where the route leaves it, km from the origin */
  exit_km: number
}

/** The least depth of the straits and shelves on the route. Most water has no known depth */
export interface MinDepth {
  /** Depth, metres */
  depth_m: number
  /** about: depth of a fairway; under: the water is shallower than this */
  bound: 'about' | 'under'
  /** The strait or shelf */
  name: string
  /** Source, with its year */
  source: string
}

export interface RoundedShoal {
  /** Name */
  name: string
  /** All its water is shallower than this */
  under_m: number
}

export interface PortOnRoute {
  /** Id of the port */
  id: number
  /** Name */
  name: string
  /** UN/LOCODE; null if the port has none */
  unlocode: string | null
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  /** Along the route from the origin, km */
  distance_from_origin_km: number
  /** Distance of the port from the line, km */
  off_route_km: number
}

/** For the whole ship, with the assumptions of the route */
export interface AlternativeEmissions {
  /** Fuel, tonnes */
  fuel_tonnes: number
  /** Well to wake */
  co2e_wtw_tonnes: number
  /** Null without a price */
  cost_usd: number | null
}

export interface AlternativeRoute {
  /** Distance, km */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Nine in ten published distances between the same ports lie from here to distance_high_km */
  distance_low_km?: number
  /** Ships sail further than published distances: sailed_estimate says by how much */
  distance_high_km?: number
  /** distance_km divided by speed_kmh, plus passage_delay_hours. Without waiting times */
  duration_hours: number
  /** Hours that the speed limits of passages add. Fuel is that of the whole distance at speed_kmh */
  passage_delay_hours: number
  /** Passages on the way, in order */
  passages: PassageUse[]
  /** Passages that it avoids besides those of the request: with them in its avoid, a request gets this route. With via, they are avoided on one leg only */
  avoid?: string[]
  /** Line as GeoJSON */
  geometry: RouteGeometry
  emissions?: AlternativeEmissions
}

/** Consumed inside or outside emission control areas */
export interface RouteFuel {
  /** Code of the fuel */
  fuel_type: string
  /** eca: inside emission control areas. non_eca: outside */
  zone: 'eca' | 'non_eca'
  /** Distance, km */
  distance_km: number
  /** Tonnes */
  tonnes: number
  /** Tank to wake, t CO2e */
  co2e_ttw_tonnes: number
  /** Well to tank, t CO2e */
  co2e_wtt_tonnes: number
  /** Well to wake, t CO2e */
  co2e_wtw_tonnes: number
  /** Null without a price */
  cost_usd: number | null
}

export interface StayFuel {
  /** Code of the fuel */
  fuel_type: string
  /** Tonnes */
  tonnes: number
  /** Tank to wake, t CO2e */
  co2e_ttw_tonnes: number
  /** Well to tank, t CO2e */
  co2e_wtt_tonnes: number
  /** Well to wake, t CO2e */
  co2e_wtw_tonnes: number
  /** Null without a price */
  cost_usd: number | null
}

/** A sentence beside this, for programs and other languages */
export interface Message {
  /** Stable code, for programs */
  code: string
  /** Figures and names that the sentence contains, by name */
  values: Record<string, unknown>
}

/** For the whole ship during the stay and while it waits. Null without, and unless a vessel or a fuel price is given */
export interface StayEmissions {
  /** Fuel, tonnes */
  fuel_tonnes: number
  /** Tank to wake */
  co2e_ttw_tonnes: number
  /** Well to tank */
  co2e_wtt_tonnes: number
  /** Well to wake: sum of the two */
  co2e_wtw_tonnes: number
  /** Null without a price */
  cost_usd: number | null
  /** Electricity from the shore; has no cost here */
  shore_power_kwh: number
  /** By fuel */
  fuels: StayFuel[]
  /** What the service assumed because the request does not say, such as fuel and size of the ship */
  assumptions: string[]
  /** The codes of the sentences beside this, in the same order */
  assumption_codes: Message[]
}

/** For the whole ship; of a route whose ship waits to be wanted, with the wait, which waiting has alone. Null unless a vessel or a fuel price is given */
export interface RouteEmissions {
  /** Fuel, tonnes */
  fuel_tonnes: number
  /** The caller's daily fuel, the vessel model, or the model of an assumed vessel */
  fuel_source: 'request' | 'model' | 'default_vessel'
  /** Tank to wake */
  co2e_ttw_tonnes: number
  /** Well to tank */
  co2e_wtt_tonnes: number
  /** Well to wake: sum of the two */
  co2e_wtw_tonnes: number
  /** Null without a price */
  cost_usd: number | null
  /** At sea */
  fuels: RouteFuel[]
  waiting?: StayEmissions
  /** What the service assumed because the request does not say, such as fuel and size of the ship */
  assumptions: string[]
  /** The codes of the sentences beside this, in the same order */
  assumption_codes: Message[]
  /** Version of the emission factors */
  factor_set_version: string
}

export interface Warning {
  /** Stable code, for programs */
  code: string
  /** JSON Pointer to the request field */
  pointer?: string
  /** Name of the passage, strait, shelf or port that it is about */
  place?: string
  /** Sentence for people */
  detail: string
  /** Figures and names that the sentence contains, by name */
  values?: Record<string, unknown>
}

export interface Route {
  /** Id of the answer */
  id: string
  asked?: AskedRoute
  /** Place of departure, as used */
  origin: RouteEnd
  /** Place of arrival, as used */
  destination: RouteEnd
  /** Between the snapped ends, on WGS84 */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Nine in ten published distances between the same ports lie from here to distance_high_km */
  distance_low_km: number
  /** Ships sail further than published distances: sailed_estimate says by how much */
  distance_high_km: number
  sailed_estimate?: SailedEstimate
  /** From the requested to the snapped positions, both ends together */
  connectors_km: number
  /** Between the requested positions */
  distance_with_connectors_km: number
  /** Between the snapped ends, over land and sea */
  great_circle_km: number
  /** Speed, km/h */
  speed_kmh: number
  /** The same in knots */
  speed_kn: number
  /** Where the speed is from */
  speed_source: 'request' | 'arrive_at' | 'size_class' | 'vessel_type' | 'default'
  /** Absent if the request does not say */
  condition?: 'laden' | 'ballast'
  /** distance_km divided by speed_kmh, plus passage_delay_hours. Without waiting times */
  duration_hours: number
  /** Behind duration_hours, until the ship is wanted where the leg ends; absent if it need not wait */
  wait_hours?: number
  /** Hours that the speed limits of passages add. Fuel is that of the whole distance at speed_kmh */
  passage_delay_hours: number
  /** Null without a departure time */
  depart_at: string | null
  /** After any wait; null without a departure time */
  arrive_at: string | null
  /** The same on the clocks of the port, or in the nautical zone of a place without a port (RFC 9557): 2026-12-24T14:00:00+08:00[Asia/Singapore] */
  depart_at_local: string | null
  /** The same on the clocks of the port, or in the nautical zone of a place without a port (RFC 9557): 2026-12-24T14:00:00+08:00[Asia/Singapore] */
  arrive_at_local: string | null
  /** Detail of the coast, km */
  resolution_km: number
  /** Options as they applied */
  options: RouteOptions
  /** Where the route passes the requested points, in order */
  via: RouteEnd[]
  /** Only with speed_table_kn in the request, in its order */
  speed_table?: SpeedRow[]
  wind?: Wind
  weather?: WeatherFieldVoyage
  /** Only with depart_at or via: events on the way */
  timeline?: VoyageEvent[]
  /** Line as GeoJSON */
  geometry: RouteGeometry
  /** [west, south, east, north]; west is greater than east across the antimeridian */
  bbox: number[]
  /** Whether the line crosses 180° of longitude; it is cut there */
  crosses_antimeridian: boolean
  /** How the waypoints were chosen */
  waypoint_strategy: string
  /** Points to steer by */
  waypoints: Waypoint[]
  /** Passages on the way, in order */
  passages: PassageUse[]
  eca: EmissionControl
  /** Only with avoid_areas in the request, in its order */
  avoid_areas?: AvoidedArea[]
  /** Only if the route uses some, in order */
  channels?: UsedChannel[]
  min_depth?: MinDepth | null
  /** Only with depth enforce: shelves that the route avoids */
  shoals_rounded?: RoundedShoal[]
  /** Only with include_ports */
  ports?: PortOnRoute[]
  /** Other ways, each with the passages that it avoids; empty unless asked for */
  alternatives: AlternativeRoute[]
  emissions: RouteEmissions | null
  /** Of a port-to-port route with default options that GET /routes/{slug} returns */
  slug: string | null
  /** Whether the answer was calculated before */
  cached: boolean
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the sea data */
  data_version: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

export interface Distance {
  /** Id */
  id: string
  /** The place that was found */
  from: string
  /** Place of arrival, as read */
  to: string
  /** As /calculate-route returns, in the unit asked for */
  distance: number
  /** Nine in ten published distances lie from here to distance_high */
  distance_low: number
  /** Upper end of the distance band, in the unit */
  distance_high: number
  /** Unit */
  unit: 'nm' | 'km'
  /** Canals and straits on the way */
  passages: string[]
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the sea data */
  data_version: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

export interface Figure {
  /** Id */
  id: string
  /** The place that was found */
  from: string
  /** Place of arrival, as read */
  to: string
  /** Which figure */
  what: 'hours' | 'arrival' | 'fuel' | 'co2e' | 'cost'
  /** A number; of an arrival, a time */
  figure: number | string
  /** Unit */
  unit: 'h' | 'UTC' | 't' | 'kg' | 'USD'
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the sea data */
  data_version: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

export interface MatrixRequest {
  /** One row each */
  origins: Location[]
  /** One column each; at most 10000, or 100 with avoid_areas, or with seca or piracy in avoid */
  destinations: Location[]
  /** Whether a name that no port has may mean the only port that it resembles. The warning suggestion_taken says which was taken */
  accept_suggestions?: boolean | null
  /** Vessel speed, km/h. Default: of its size class, else of its type (container 16 kn, bulker 12 kn, tanker 12.5 kn), or without a vessel 14 kn; speed_source says which */
  speed_kmh?: number | null
  /** Vessel speed in knots, instead of speed_kmh */
  speed_kn?: number | null
  /** Departure: an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199. Sets which emission control areas are in force and dates the timeline. Default for areas: today */
  depart_at?: string | null
  /** Coastline detail, km */
  resolution_km?: 5 | 10 | 20 | 50 | 100 | null
  /** False closes the Suez Canal */
  suez?: boolean | null
  /** False closes the Panama Canal */
  panama?: boolean | null
  /** False closes the Strait of Gibraltar */
  gibraltar?: boolean | null
  /** False closes the Kiel Canal */
  kiel?: boolean | null
  /** Passages to close. seca and piracy are areas: they are avoided where possible, not closed */
  avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | 'seca' | 'piracy')[] | null
  /** Passages to open that are closed by default */
  allow?: ('corinth' | 'northwest' | 'northeast' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[] | null
  /** Straits and shelves too shallow for the vessel. warn: used with a warning, except straits whose bottom closes them. enforce: the straits are avoided, and the shelves where possible */
  depth?: 'warn' | 'enforce' | null
  /** Latitude that the route stays north of, because of weather and ice; -90 for none. By default 42° S in the Atlantic and Indian Ocean, 50° S in the Pacific, sloping between them. Between 80 and 50° W the sea stays open to 60° S. Does not apply if an end is south of it, or if there is no route north of it; the warning `south_limit` says so */
  south_limit?: number | null
  /** Price of fuel, USD per tonne: adds the cost */
  fuel_price_usd_per_tonne?: number | null
  /** Your own areas to avoid: war risk, ice, wind farms. Also a GeoJSON MultiPolygon, Feature (mode and name in its properties) or FeatureCollection: each of its polygons counts as an area, and may cross 180° in one piece or as the two of RFC 7946. Penalised areas have at most 500 vertices in total */
  avoid_areas?: AvoidArea[] | null
  /** Channels that the sea data lacks: lines, over land too, that routes may follow in both directions. Both ends lie within 2 km of navigable water; at most 500 km long */
  channels?: Channel[] | null
  /** Ship: adds fuel, cost, gases and what it is too large for */
  vessel?: Vessel | null
  cargo?: RouteCargo | null
}

/** What was asked, as it was read. Absent for saved routes */
export interface AskedMatrix {
  /** Day of the calculation */
  day: string
  /** The request as it was read: a body of POST /calculate-matrix, without unknown fields */
  request: Record<string, unknown>
}

/** snapped is null if no navigable water is near enough */
export interface MatrixEnd {
  /** Port; null for a position */
  port: Port | null
  /** [longitude, latitude] in degrees, WGS84 */
  requested: [number, number] | null
  /** The nearest water, from where the route is measured */
  snapped: {
    /** [longitude, latitude] in degrees, WGS84 */
    coordinates: [number, number]
    /** Distance, km */
    distance_km: number
  } | null
}

export interface UnreachableCell {
  /** Index of the row */
  origin: number
  /** Index of the column */
  destination: number
  /** Why the cell has no distance */
  code: 'point_on_land' | 'no_route'
}

export interface Matrix {
  /** Id */
  id: string
  asked: AskedMatrix
  /** Number of rows */
  rows: number
  /** Number of columns */
  columns: number
  /** Rows times columns */
  cells: number
  /** As /calculate-route returns for the pair, to within a metre; null if there is no route */
  distances_km: ((number | null)[])[]
  /** The same in nautical miles */
  distances_nm: ((number | null)[])[]
  /** At speed_kmh */
  durations_hours: ((number | null)[])[]
  /** For the whole ship; null without a vessel */
  fuel_tonnes: ((number | null)[])[] | null
  /** Well to wake, for the whole ship; null without a vessel */
  co2e_wtw_tonnes: ((number | null)[])[] | null
  /** Cost of the fuel; null without a price */
  costs_usd: ((number | null)[])[] | null
  /** Basis of fuel, emissions and costs; empty without them */
  assumptions: string[]
  /** The codes of the sentences beside this, in the same order */
  assumption_codes: Message[]
  /** Places of the rows, as used */
  origins: MatrixEnd[]
  /** Places of the columns, as used */
  destinations: MatrixEnd[]
  /** Why cells are null */
  unreachable: UnreachableCell[]
  /** Cells without a distance */
  unreachable_count: number
  /** Speed, km/h */
  speed_kmh: number
  /** Where the speed is from */
  speed_source: 'request' | 'arrive_at' | 'size_class' | 'vessel_type' | 'default'
  /** Detail of the coast, km */
  resolution_km: number
  /** Options as they applied */
  options: RouteOptions
  /** Queries that the answer took from the quota */
  queries_charged: number
  /** Whether the answer was calculated before */
  cached: boolean
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the sea data */
  data_version: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

/** How the stay is spent, for the fuel consumed in port. Needs stay_hours */
export interface PortFuel {
  /** Hours of the stay at anchor. Default: 0, the whole stay is at berth */
  anchorage_hours?: number | null
  /** Share of electricity at berth from shore power. Default: 0 */
  shore_power_share?: number | null
  /** Carbon intensity of shore power, g CO2e/kWh. Default: world average */
  grid_g_per_kwh?: number | null
}

/** Exactly one form: coordinates, port_id, unlocode, name (with country if several ports share it), or lat with lon. In its place, a text (code, name, id or position), the number of a port and [longitude, latitude] are read as the form that they stand for; among stops, via:suez is the passage, via:Algeciras a place passed without a call, Algeciras+18h a call with a stay, and Santos:load one where cargo is loaded. Or passage */
export interface VoyageStop {
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates?: [longitude: number, latitude: number] | null
  /** Port id, from /ports/search */
  port_id?: number | null
  /** UN/LOCODE of a port */
  unlocode?: string | null
  /** Full port name, or a position: 51.98,4.05 (latitude first), 51.955N 4.14E, 51 57.3N 4 8.5E. Partial names are rejected */
  name?: string | null
  /** With name: ISO 3166-1 alpha-2 code or English name */
  country?: string | null
  /** Latitude in degrees, WGS84; with lon */
  lat?: number | null
  /** Longitude in degrees, WGS84; with lat */
  lon?: number | null
  /** The vessel sails through this passage from one end to the other; it is opened. Only between calls */
  passage?: 'suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | null
  /** via: passed without stopping. Default: call, or via for a passage; the first and last stops are calls */
  kind?: 'call' | 'via' | null
  /** Hours in port, for calls between the first and last stop */
  stay_hours?: number | null
  /** Decides which legs are laden: those behind a stop that loads, and before one that discharges */
  operation?: 'load' | 'discharge' | null
  /** Of the leg that begins here. Default: what operations say, else laden. In ballast the ship has another draught, fuel and speed: vessel.ballast */
  condition?: 'laden' | 'ballast' | null
  port_fuel?: PortFuel | null
  /** Arrival wanted: a moment, a day, or a window {earliest, latest}. Without a speed, the vessel sails at the one nearest to its usual speed that keeps it; a warning says what is missed. Needs depart_at */
  arrive_at?: string | ArrivalWindow | null
  /** Speed of the leg that begins here, km/h. Default: speed of the voyage */
  speed_kmh?: number | null
  /** The same in knots, instead of speed_kmh */
  speed_kn?: number | null
}

export interface VoyageRequest {
  /** In sailing order */
  stops: VoyageStop[]
  /** best: the order of 3 to 12 calls that is done first, between the first and the last stop; with free, one or both of them move too. Arrivals wanted are kept. Costs twice */
  order?: 'given' | 'best' | 'best_free_last' | 'best_free_first' | 'best_free' | null
  /** Adds speed_table, the same way with all legs at each of these speeds. A daily amount of fuel holds at one speed and is not used */
  speed_table_kn?: number[] | null
  /** Whether a name that no port has may mean the only port that it resembles. The warning suggestion_taken says which was taken */
  accept_suggestions?: boolean | null
  /** Vessel speed, km/h. Default: of its size class, else of its type (container 16 kn, bulker 12 kn, tanker 12.5 kn), or without a vessel 14 kn; speed_source says which */
  speed_kmh?: number | null
  /** Vessel speed in knots, instead of speed_kmh */
  speed_kn?: number | null
  /** Departure: an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199. Sets which emission control areas are in force and dates the timeline. Default for areas: today */
  depart_at?: string | null
  /** Coastline detail, km */
  resolution_km?: 5 | 10 | 20 | 50 | 100 | null
  /** False closes the Suez Canal */
  suez?: boolean | null
  /** False closes the Panama Canal */
  panama?: boolean | null
  /** False closes the Strait of Gibraltar */
  gibraltar?: boolean | null
  /** False closes the Kiel Canal */
  kiel?: boolean | null
  /** Passages to close. seca and piracy are areas: they are avoided where possible, not closed */
  avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | 'seca' | 'piracy')[] | null
  /** Passages to open that are closed by default */
  allow?: ('corinth' | 'northwest' | 'northeast' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[] | null
  /** Straits and shelves too shallow for the vessel. warn: used with a warning, except straits whose bottom closes them. enforce: the straits are avoided, and the shelves where possible */
  depth?: 'warn' | 'enforce' | null
  /** Latitude that the route stays north of, because of weather and ice; -90 for none. By default 42° S in the Atlantic and Indian Ocean, 50° S in the Pacific, sloping between them. Between 80 and 50° W the sea stays open to 60° S. Does not apply if an end is south of it, or if there is no route north of it; the warning `south_limit` says so */
  south_limit?: number | null
  /** Price of fuel, USD per tonne: adds the cost */
  fuel_price_usd_per_tonne?: number | null
  /** List the ports within 25 km of the line */
  include_ports?: boolean | null
  /** Number of waypoints wanted */
  waypoint_count?: number | null
  /** Default: count with a waypoint_count. With neither, the turns that matter most, 16 at most and written as simplify; legs between them may cross land: the geometry is the route. simplify returns as many of the most significant vertices as waypoint_count says, and legs may cross land; without a count, no leg does */
  waypoint_strategy?: 'nth' | 'count' | 'simplify' | 'none' | null
  /** Whether to estimate what a ship will sail, which is more than the shortest route. Times, fuel and emissions stay those of distance_km */
  sailed_estimate?: boolean | null
  /** Adds wind: what the winds of each month take from the ship on the same line, as a band beside the time in calm water. Nothing else in the answer changes */
  wind?: boolean | null
  /** Number of alternative routes to return */
  alternatives?: number | null
  /** line: dense enough to draw with straight segments, which deviate by less than 1 km; corners: only the vertices of the great circles */
  geometry?: 'line' | 'corners' | null
  /** Geometry across ±180°: unwrap continues past it, split cuts there, wrap keeps every longitude within ±180 */
  antimeridian?: 'unwrap' | 'split' | 'wrap' | null
  /** Your own areas to avoid: war risk, ice, wind farms. Also a GeoJSON MultiPolygon, Feature (mode and name in its properties) or FeatureCollection: each of its polygons counts as an area, and may cross 180° in one piece or as the two of RFC 7946. Penalised areas have at most 500 vertices in total */
  avoid_areas?: AvoidArea[] | null
  /** Channels that the sea data lacks: lines, over land too, that routes may follow in both directions. Both ends lie within 2 km of navigable water; at most 500 km long */
  channels?: Channel[] | null
  /** Ship: adds fuel, cost, gases and what it is too large for */
  vessel?: Vessel | null
  cargo?: RouteCargo | null
}

/** What was asked, as it was read. Absent for saved routes */
export interface AskedVoyage {
  /** Day of the calculation */
  day: string
  /** The request as it was read: a body of POST /v1/voyages, without unknown fields */
  request: Record<string, unknown>
}

export interface CallMoment {
  /** Hours since departure */
  hours: number
  /** Null without depart_at */
  time: string | null
  /** The same on the clocks of the port, or in the nautical zone of a place without a port (RFC 9557): 2026-12-24T14:00:00+08:00[Asia/Singapore] */
  local: string | null
}

export interface VoyageCall {
  /** Index of the stop */
  stop: number
  /** call: the vessel stays or the leg of the cargo ends. via: it passes */
  kind: 'call' | 'via'
  /** Passage that is the stop; null for a port or a position */
  passage: 'suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | null
  /** Port; null for a position */
  port: Port | null
  /** [longitude, latitude] in degrees, WGS84 */
  requested: [number, number] | null
  /** The nearest water, from where the route is measured */
  snapped: {
    /** [longitude, latitude] in degrees, WGS84 */
    coordinates: [number, number]
    /** Distance, km */
    distance_km: number
  }
  /** Moment of arrival; null at the first stop */
  arrival: CallMoment | null
  /** Moment of departure; null at the last stop */
  departure: CallMoment | null
  /** Hours in port */
  stay_hours: number
  /** Before the arrival, at anchor, until the ship is wanted */
  wait_hours: number
  emissions: StayEmissions | null
}

/** As /calculate-route returns for its two ends */
export interface VoyageLeg {
  /** Index of the stop where the leg begins */
  from: number
  /** Index of the stop where the leg ends */
  to: number
  /** Place of departure, as used */
  origin: RouteEnd
  /** Place of arrival, as used */
  destination: RouteEnd
  /** Between the snapped ends, on WGS84 */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Nine in ten published distances between the same ports lie from here to distance_high_km */
  distance_low_km: number
  /** Ships sail further than published distances: sailed_estimate says by how much */
  distance_high_km: number
  sailed_estimate?: SailedEstimate
  /** From the requested to the snapped positions, both ends together */
  connectors_km: number
  /** Between the requested positions */
  distance_with_connectors_km: number
  /** Between the snapped ends, over land and sea */
  great_circle_km: number
  /** Speed, km/h */
  speed_kmh: number
  /** The same in knots */
  speed_kn: number
  /** Where the speed is from */
  speed_source: 'request' | 'arrive_at' | 'size_class' | 'vessel_type' | 'default'
  /** Absent if the request does not say */
  condition?: 'laden' | 'ballast'
  /** distance_km divided by speed_kmh, plus passage_delay_hours. Without waiting times */
  duration_hours: number
  /** Behind duration_hours, until the ship is wanted where the leg ends; absent if it need not wait */
  wait_hours?: number
  /** Hours that the speed limits of passages add. Fuel is that of the whole distance at speed_kmh */
  passage_delay_hours: number
  /** Null without a departure time */
  depart_at: string | null
  /** After any wait; null without a departure time */
  arrive_at: string | null
  /** The same on the clocks of the port, or in the nautical zone of a place without a port (RFC 9557): 2026-12-24T14:00:00+08:00[Asia/Singapore] */
  depart_at_local: string | null
  /** The same on the clocks of the port, or in the nautical zone of a place without a port (RFC 9557): 2026-12-24T14:00:00+08:00[Asia/Singapore] */
  arrive_at_local: string | null
  /** Line as GeoJSON */
  geometry: RouteGeometry
  /** [west, south, east, north]; west is greater than east across the antimeridian */
  bbox: number[]
  /** Whether the line crosses 180° of longitude; it is cut there */
  crosses_antimeridian: boolean
  /** How the waypoints were chosen */
  waypoint_strategy: string
  /** Points to steer by */
  waypoints: Waypoint[]
  /** Passages on the way, in order */
  passages: PassageUse[]
  eca: EmissionControl
  /** Only with avoid_areas in the request, in its order */
  avoid_areas?: AvoidedArea[]
  /** Only if the route uses some, in order */
  channels?: UsedChannel[]
  min_depth?: MinDepth | null
  /** Only with depth enforce: shelves that the route avoids */
  shoals_rounded?: RoundedShoal[]
  /** Only with include_ports */
  ports?: PortOnRoute[]
  /** Other ways, each with the passages that it avoids; empty unless asked for */
  alternatives: AlternativeRoute[]
  emissions: RouteEmissions | null
}

export interface VoyageTotals {
  /** Distance, km */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Nine in ten published distances between the same ports lie from here to distance_high_km */
  distance_low_km: number
  /** Ships sail further than published distances: sailed_estimate says by how much */
  distance_high_km: number
  sailed_estimate?: SailedEstimate
  /** Hours under way */
  sailing_hours: number
  /** Hours in port */
  stay_hours: number
  /** Until the ship is wanted */
  wait_hours: number
  /** Sailing, waiting and time in port */
  duration_hours: number
  /** Inside emission control areas */
  eca_km: number
  /** Inside high-risk areas */
  piracy_km: number
  /** Fuel of all legs, at sea */
  fuel_tonnes: number | null
  /** Well-to-wake emissions of all legs, at sea */
  co2e_wtw_tonnes: number | null
  /** Cost of the fuel of all legs, at sea */
  cost_usd: number | null
  /** Fuel of all stays and waits in port; not part of the other totals */
  port_fuel_tonnes: number | null
  /** Well-to-wake emissions of all stays and waits in port; not part of the other totals */
  port_co2e_wtw_tonnes: number | null
  /** Cost of the fuel of all stays and waits in port; not part of the other totals */
  port_cost_usd: number | null
}

export interface ConditionSums {
  /** Laden or in ballast */
  condition: 'laden' | 'ballast'
  /** Distance, km */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Hours under way */
  sailing_hours: number
  /** At sea */
  fuel_tonnes: number | null
  /** At sea */
  co2e_wtw_tonnes: number | null
  /** What the cargo bears, by ISO 14083: a voyage in ballast belongs to the cargo of its round trip, so laden legs bear all, and those in ballast nothing; null without a laden leg */
  allocated_co2e_wtw_tonnes: number | null
}

/** The voyage as one route. Kilometres are counted from the first stop, and a passage with a stop inside is listed once. Emissions are those at sea. Its line is that of the legs, one after the other */
export interface VoyageRoute {
  /** Place of departure, as used */
  origin: RouteEnd
  /** Place of arrival, as used */
  destination: RouteEnd
  /** Between the snapped ends, on WGS84 */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Nine in ten published distances between the same ports lie from here to distance_high_km */
  distance_low_km: number
  /** Ships sail further than published distances: sailed_estimate says by how much */
  distance_high_km: number
  /** Of all legs; their mean if they differ */
  speed_kmh: number
  /** The same in knots */
  speed_kn: number
  /** Where the speed is from */
  speed_source: 'request' | 'arrive_at' | 'size_class' | 'vessel_type' | 'default'
  /** Sailing, waiting and time in port */
  duration_hours: number
  /** Hours that the speed limits of passages add. Fuel is that of the whole distance at speed_kmh */
  passage_delay_hours: number
  /** Passages on the way, in order */
  passages: PassageUse[]
  eca: EmissionControl
  /** Only with include_ports */
  ports?: PortOnRoute[]
  emissions: RouteEmissions | null
}

/** How the calls were put in order */
export interface CallOrder {
  /** For each call, the index of its stop in the request */
  stops: number[]
  /** Nautical miles that the given order is longer */
  more_nm: number
  /** Hours under way that the given order takes longer */
  more_sailing_hours: number
  /** Fuel at sea that the given order takes beyond the best; null as in totals */
  more_fuel_tonnes: number | null
  /** Well-to-wake emissions at sea that the given order takes beyond the best; null as in totals */
  more_co2e_wtw_tonnes: number | null
  /** Cost of the fuel at sea that the given order takes beyond the best; null as in totals */
  more_cost_usd: number | null
}

export interface Voyage {
  /** Id */
  id: string
  asked?: AskedVoyage
  /** Every stop, including via points */
  calls: VoyageCall[]
  /** From each stop to the next */
  legs: VoyageLeg[]
  /** The timeline */
  events: VoyageEvent[]
  /** Sums of the voyage */
  totals: VoyageTotals
  /** Legs laden and in ballast, if the request says which are */
  conditions?: ConditionSums[]
  route: VoyageRoute
  /** Only with speed_table_kn in the request, in its order */
  speed_table?: SpeedRow[]
  wind?: Wind
  weather?: WeatherFieldVoyage
  order?: CallOrder
  /** Detail of the coast, km */
  resolution_km: number
  /** Options as they applied */
  options: RouteOptions
  /** One per leg; twice as many for the best order */
  queries_charged: number
  /** Whether the answer was calculated before */
  cached: boolean
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the sea data */
  data_version: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

export interface ReachRequest {
  origin: Location
  /** Hours under way, one contour each */
  hours: number[]
  /** Step of a grid of hours over the sea, degrees; by default the answer has none */
  grid_degrees?: 1 | 2 | 5 | 10 | null
  /** Vessel speed, km/h. Default: of its size class, else of its type (container 16 kn, bulker 12 kn, tanker 12.5 kn), or without a vessel 14 kn; speed_source says which */
  speed_kmh?: number | null
  /** Vessel speed in knots, instead of speed_kmh */
  speed_kn?: number | null
  /** Coastline detail, km */
  resolution_km?: 5 | 10 | 20 | 50 | 100 | null
  /** False closes the Suez Canal */
  suez?: boolean | null
  /** False closes the Panama Canal */
  panama?: boolean | null
  /** False closes the Strait of Gibraltar */
  gibraltar?: boolean | null
  /** False closes the Kiel Canal */
  kiel?: boolean | null
  /** Passages to close; no areas here */
  avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[] | null
  /** Passages to open that are closed by default */
  allow?: ('corinth' | 'northwest' | 'northeast' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[] | null
  /** Straits and shelves too shallow for the vessel. warn: used with a warning, except straits whose bottom closes them. enforce: the straits are avoided, and the shelves where possible */
  depth?: 'warn' | 'enforce' | null
  /** Latitude that the route stays north of, because of weather and ice; -90 for none. By default 42° S in the Atlantic and Indian Ocean, 50° S in the Pacific, sloping between them. Between 80 and 50° W the sea stays open to 60° S. Does not apply if an end is south of it, or if there is no route north of it; the warning `south_limit` says so */
  south_limit?: number | null
  /** Your own areas to avoid: war risk, ice, wind farms. Also a GeoJSON MultiPolygon, Feature (mode and name in its properties) or FeatureCollection: each of its polygons counts as an area, and may cross 180° in one piece or as the two of RFC 7946. Penalised areas have at most 500 vertices in total */
  avoid_areas?: AvoidArea[] | null
  /** Channels that the sea data lacks: lines, over land too, that routes may follow in both directions. Both ends lie within 2 km of navigable water; at most 500 km long */
  channels?: Channel[] | null
  /** Ship: adds fuel, cost, gases and what it is too large for */
  vessel?: Vessel | null
  cargo?: RouteCargo | null
  /** Whether a name that no port has may mean the only port that it resembles. The warning suggestion_taken says which was taken */
  accept_suggestions?: boolean | null
}

/** What was asked, as it was read. Absent for saved routes */
export interface AskedReach {
  /** Day of the calculation */
  day: string
  /** The request as it was read: a body of POST /v1/reach, without unknown fields */
  request: Record<string, unknown>
}

/** Lines reached after that many hours, computed on a one-degree grid. They end at the coast, at ±180°, at south_limit and at forbidden areas; those that are only penalised do not delay them */
export interface ReachContour {
  /** Type */
  type: 'Feature'
  /** Properties of the GeoJSON feature */
  properties: {
    /** Hours since departure */
    hours: number
    /** Hours times speed; behind a passage with a speed limit, less has been sailed */
    distance_km: number
    /** Distance, nautical miles */
    distance_nm: number
  }
  /** Line as GeoJSON */
  geometry: {
    /** Type */
    type: 'MultiLineString'
    /** Positions, [longitude, latitude] in degrees, WGS84 */
    coordinates: number[][][]
  }
}

export interface ReachedPort {
  /** Port; null for a position */
  port: Port
  /** Distance, km */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Time, hours */
  duration_hours: number
}

/** Hours to places of the sea: column c of row r is at longitude -180 + c * step_degrees and latitude -90 + (r + 1) * step_degrees */
export interface ReachGrid {
  /** Step of the grid, degrees */
  step_degrees: number
  /** Number of columns */
  columns: number
  /** Number of rows */
  rows: number
  /** Rows from south to north; null on land, where no path leads and beyond the longest time */
  hours: ((number | null)[])[]
}

export interface Reach {
  /** The response is GeoJSON (RFC 7946) */
  type: 'FeatureCollection'
  /** Id */
  id: string
  asked: AskedReach
  /** Ordered by hours */
  features: ReachContour[]
  /** Place of departure, as used */
  origin: RouteEnd
  /** Large ports within the longest time, nearest first */
  ports: ReachedPort[]
  grid?: ReachGrid
  /** Speed, km/h */
  speed_kmh: number
  /** Speed, knots */
  speed_kn: number
  /** Where the speed is from */
  speed_source: 'request' | 'arrive_at' | 'size_class' | 'vessel_type' | 'default'
  /** Detail of the coast, km */
  resolution_km: number
  /** Options as they applied */
  options: RouteOptions
  /** Queries that the answer took from the quota */
  queries_charged: number
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the sea data */
  data_version: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

/** A reported position, as coordinates or as lat and lon */
export interface Fix {
  /** When the ship was there: an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199. Without any time, the fixes are the waypoints of a route, which is checked */
  time?: string | null
  /** Of a route: how the ship sails from the waypoint before */
  line?: 'rhumb' | 'great_circle' | null
  /** [longitude, latitude] in degrees, WGS84; a line across ±180 may go on to ±360 */
  coordinates?: [longitude: number, latitude: number] | null
  /** Latitude in degrees, WGS84; with lon */
  lat?: number | null
  /** Longitude in degrees, WGS84; with lat */
  lon?: number | null
}

export interface TraceRequest {
  /** Positions of one ship from AIS, a tracker or noon reports, in any order; or, without times, the waypoints of a route in theirs */
  fixes: Fix[]
  /** Fixes that the ship can only have reached faster are dropped */
  max_speed_kn?: number | null
  /** Longer gaps between fixes are bridged by the shortest way over water, at most 500 */
  bridge_after_hours?: number | null
  /** Vessel speed, km/h. Default: of its size class, else of its type (container 16 kn, bulker 12 kn, tanker 12.5 kn), or without a vessel 14 kn; speed_source says which */
  speed_kmh?: number | null
  /** Vessel speed in knots, instead of speed_kmh */
  speed_kn?: number | null
  /** Departure: an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199. Sets which emission control areas are in force and dates the timeline. Default for areas: today */
  depart_at?: string | null
  /** Price of fuel, USD per tonne: adds the cost */
  fuel_price_usd_per_tonne?: number | null
  /** Of a route. Default: laden. In ballast the ship has another draught, fuel and speed: vessel.ballast */
  condition?: 'laden' | 'ballast' | null
  /** Of a route: as for one that is planned */
  wind?: boolean | null
  /** Coastline detail, km */
  resolution_km?: 5 | 10 | 20 | 50 | 100 | null
  /** False closes the Suez Canal */
  suez?: boolean | null
  /** False closes the Panama Canal */
  panama?: boolean | null
  /** False closes the Strait of Gibraltar */
  gibraltar?: boolean | null
  /** False closes the Kiel Canal */
  kiel?: boolean | null
  /** Passages to close. seca and piracy are areas: they are avoided where possible, not closed */
  avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | 'seca' | 'piracy')[] | null
  /** Passages to open that are closed by default */
  allow?: ('corinth' | 'northwest' | 'northeast' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[] | null
  /** Straits and shelves too shallow for the vessel. warn: used with a warning, except straits whose bottom closes them. enforce: the straits are avoided, and the shelves where possible */
  depth?: 'warn' | 'enforce' | null
  /** Latitude that the route stays north of, because of weather and ice; -90 for none. By default 42° S in the Atlantic and Indian Ocean, 50° S in the Pacific, sloping between them. Between 80 and 50° W the sea stays open to 60° S. Does not apply if an end is south of it, or if there is no route north of it; the warning `south_limit` says so */
  south_limit?: number | null
  /** line: dense enough to draw with straight segments, which deviate by less than 1 km; corners: only the vertices of the great circles */
  geometry?: 'line' | 'corners' | null
  /** Geometry across ±180°: unwrap continues past it, split cuts there, wrap keeps every longitude within ±180 */
  antimeridian?: 'unwrap' | 'split' | 'wrap' | null
  /** Your own areas to avoid: war risk, ice, wind farms. Also a GeoJSON MultiPolygon, Feature (mode and name in its properties) or FeatureCollection: each of its polygons counts as an area, and may cross 180° in one piece or as the two of RFC 7946. Penalised areas have at most 500 vertices in total */
  avoid_areas?: AvoidArea[] | null
  /** Channels that the sea data lacks: lines, over land too, that routes may follow in both directions. Both ends lie within 2 km of navigable water; at most 500 km long */
  channels?: Channel[] | null
  /** Ship: adds fuel, cost, gases and what it is too large for */
  vessel?: Vessel | null
  cargo?: RouteCargo | null
}

/** What was asked, as it was read. Absent for saved routes */
export interface AskedTrace {
  /** Day of the calculation */
  day: string
  /** The request as it was read: a body of POST /v1/traces, without its fixes: with them, it gives the same answer, without unknown fields */
  request: Record<string, unknown>
}

export interface TraceFixes {
  /** Positions in the request */
  given: number
  /** Positions used */
  used: number
  /** same_time: as an earlier fix. impossible_speed: faster than max_speed_kn; the most fixes that agree are kept. on_land: too far from water */
  dropped: {
    /** Index in the fixes of the request */
    fix: number
    /** Why */
    reason: 'same_time' | 'impossible_speed' | 'on_land'
  }[]
  /** Fixes on land, and where they are on the line */
  moved: {
    /** Index in the fixes of the request */
    fix: number
    /** [longitude, latitude] in degrees, WGS84 */
    coordinates: [number, number]
    /** From the reported position */
    distance_km: number
  }[]
}

/** Fixes close in time, or one gap */
export interface TraceLeg {
  /** observed: from fix to fix. bridged: the shortest way over water. straight: a gap without a way under the conditions of the request. planned: of a route */
  kind: 'observed' | 'bridged' | 'straight' | 'planned'
  /** Index in the fixes of the request */
  from_fix: number
  /** Index in the fixes of the request */
  to_fix: number
  /** Distance, km */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Time, hours */
  duration_hours: number
  /** Mean speed, knots */
  mean_speed_kn: number
  /** Only of a route, as the next two */
  line?: 'rhumb' | 'great_circle'
  /** Along the rhumb line, on WGS84 */
  rhumb_km?: number
  /** Along the great circle, on WGS84 */
  great_circle_km?: number
}

/** The shortest voyage between the first and the last fix, under the same conditions */
export interface TraceShortest {
  /** Distance, km */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Passages on the way, in order */
  passages: PassageUse[]
  eca: EmissionControl
  /** Line as GeoJSON */
  geometry: RouteGeometry
}

export interface TraceDifference {
  /** Along the line */
  from_km: number
  /** Where it ends, km from the origin */
  to_km: number
  /** Greatest distance from the shortest voyage */
  off_km: number
  /** Longer than the part of the shortest voyage beside it */
  extra_km: number
}

/** A part of a route that the ship cannot sail, or must not */
export interface RouteFinding {
  /** land: by a coast of a kilometre. shoal, strait: too shallow, or too narrow, for the vessel. closed_passage: closed under the conditions of the request. limit: the vessel is too large for the passage */
  kind: 'land' | 'shoal' | 'strait' | 'closed_passage' | 'limit'
  /** Null for land */
  name: string | null
  /** Index in the legs, in which it begins */
  leg: number
  /** Along the line */
  from_km: number
  /** Where it ends, km from the origin */
  to_km: number
  /** [longitude, latitude] in degrees, WGS84 */
  from: [number, number]
  /** [longitude, latitude] in degrees, WGS84 */
  to: [number, number]
}

/** What a route as its waypoints is to this ship */
export interface RouteCheck {
  /** If every leg is a rhumb line */
  rhumb_km: number
  /** Length if every leg is a rhumb line, nautical miles */
  rhumb_nm: number
  /** If every leg is a great circle */
  great_circle_km: number
  /** Length if every leg is a great circle, nautical miles */
  great_circle_nm: number
  /** Speed, km/h */
  speed_kmh: number
  /** Speed, knots */
  speed_kn: number
  /** Where the speed is from */
  speed_source: 'request' | 'arrive_at' | 'size_class' | 'vessel_type' | 'default'
  /** In the order of the line; at most 500 */
  findings: RouteFinding[]
  /** Passages and areas, in and out */
  events: VoyageEvent[]
  emissions: RouteEmissions | null
}

export interface Trace {
  /** Id */
  id: string
  asked: AskedTrace
  /** Along the line, on WGS84 */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Distance along the positions, without what was filled in, km */
  observed_km: number
  /** Gaps, also those without a way over water */
  bridged_km: number
  /** Of a route: depart_at; null without it */
  started_at: string | null
  /** Time of the last fix, UTC; null without times */
  ended_at: string | null
  /** From the first to the last fix, stays included; of a route, at its speed, with the speed limits of passages */
  duration_hours: number
  /** Mean speed, knots */
  mean_speed_kn: number
  /** What became of the positions given */
  fixes: TraceFixes
  /** Stretches between the positions */
  legs: TraceLeg[]
  /** Each time that the line leads through one, km along the line */
  passages: PassageUse[]
  eca: EmissionControl
  /** Line as GeoJSON */
  geometry: RouteGeometry
  shortest: TraceShortest | null
  /** Longer than the shortest voyage; null without one */
  extra_km: number | null
  /** Percent longer than the shortest; null if there is none */
  extra_percent: number | null
  /** Where the line is more than 20 km from the shortest voyage */
  differences: TraceDifference[]
  check: RouteCheck | null
  wind?: Wind
  /** Detail of the coast, km */
  resolution_km: number
  /** Options as they applied */
  options: RouteOptions
  /** One for each 100 fixes, and one for each gap, or for the shortest voyage beside a route */
  queries_charged: number
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the sea data */
  data_version: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

/** Exactly one form: coordinates, port_id, unlocode, name (with country if several ports share it), or lat with lon. In its place, a text (code, name, id or position), the number of a port and [longitude, latitude] are read as the form that they stand for; among stops, via:suez is the passage, via:Algeciras a place passed without a call, Algeciras+18h a call with a stay, and Santos:load one where cargo is loaded */
export interface EmissionsPlace {
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates?: [longitude: number, latitude: number] | null
  /** Port id, from /ports/search */
  port_id?: number | null
  /** UN/LOCODE of a port */
  unlocode?: string | null
  /** Full port name, or a position: 51.98,4.05 (latitude first), 51.955N 4.14E, 51 57.3N 4 8.5E. Partial names are rejected */
  name?: string | null
  /** With name: ISO 3166-1 alpha-2 code or English name */
  country?: string | null
  /** Latitude in degrees, WGS84; with lon */
  lat?: number | null
  /** Longitude in degrees, WGS84; with lat */
  lon?: number | null
}

/** Either origin and destination, or distance_km with distance_type; with a distance, the ends only determine countries and trade lane */
export interface EmissionsRoute {
  origin?: EmissionsPlace | null
  destination?: EmissionsPlace | null
  /** Whether a name that no port has may mean the only port that it resembles. The warning suggestion_taken says which was taken */
  accept_suggestions?: boolean | null
  /** False closes the Suez Canal */
  suez?: boolean | null
  /** False closes the Panama Canal */
  panama?: boolean | null
  /** False closes the Strait of Gibraltar */
  gibraltar?: boolean | null
  /** False closes the Kiel Canal */
  kiel?: boolean | null
  /** Passages to close. seca and piracy are areas: they are avoided where possible, not closed */
  avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | 'seca' | 'piracy')[] | null
  /** Passages to open that are closed by default */
  allow?: ('corinth' | 'northwest' | 'northeast' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[] | null
  /** Your own areas to avoid: war risk, ice, wind farms. Also a GeoJSON MultiPolygon, Feature (mode and name in its properties) or FeatureCollection: each of its polygons counts as an area, and may cross 180° in one piece or as the two of RFC 7946. Penalised areas have at most 500 vertices in total */
  avoid_areas?: AvoidArea[] | null
  /** Channels that the sea data lacks: lines, over land too, that routes may follow in both directions. Both ends lie within 2 km of navigable water; at most 500 km long */
  channels?: Channel[] | null
  /** Coastline detail, km */
  resolution_km?: 5 | 10 | 20 | 50 | 100 | null
  /** Departure: an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199. Its day decides which emission control areas are in force and which year's laws apply. Default: today */
  depart_at?: string | null
  /** Clean Cargo trade lane, for rows of an operator's factor pack. Default: the lane of the two ports */
  trade_lane?: 'panama_trade' | 'transatlantic' | 'transsuez' | 'transpacific' | 'africa_middle_east' | 'africa_oceania' | 'asia_africa' | 'asia_mediterranean' | 'asia_middle_east' | 'asia_north_america_east' | 'asia_north_america_west' | 'asia_north_europe' | 'asia_oceania' | 'asia_south_america' | 'europe_africa' | 'europe_south_america' | 'europe_middle_east' | 'europe_oceania' | 'mediterranean_north_america_east' | 'mediterranean_north_america_west' | 'north_america_africa' | 'north_america_oceania' | 'north_america_south_america' | 'north_america_middle_east' | 'north_europe_north_america_east' | 'north_europe_north_america_west' | 'south_america_africa' | 'intra_africa' | 'intra_north_america' | 'intra_south_america' | 'intra_middle_east' | 'intra_mediterranean' | 'intra_north_europe' | 'intra_ne_asia' | 'intra_se_asia' | 'se_asia_ne_asia' | 'north_europe_mediterranean' | 'other' | null
  /** A known distance: no route is calculated */
  distance_km?: number | null
  /** Of distance_km: sfd is the shortest feasible distance, as calculated by a router; actual is the distance sailed. Decides the distance adjustment factor */
  distance_type?: 'sfd' | 'actual' | null
}

/** teu or containers, mass_tonnes, or both; or passengers. Default: one tonne; a row of a batch has no default */
export interface EmissionsCargo {
  /** Containers, in twenty-foot units */
  teu?: number | null
  /** Number of containers, instead of teu; container_type then states their length. A text with both (2x40HC+1x20DV), or a list of such texts, is read as container_type */
  containers?: number | null
  /** Including packaging, excluding pallets and containers */
  mass_tonnes?: number | null
  /** Instead of a cargo: passengers of a ferry without a car */
  foot_passengers?: number | null
  /** Instead of a cargo: passengers of a ferry, with their cars */
  car_passengers?: number | null
  /** ISO 6346 code (45R1), trade code (40HC) or words (40 ft reefer, light, heavy, empty), also with their number (2x40HC); an unknown value is ignored with a warning */
  container_type?: string | null
  /** Default: from container_type, otherwise false */
  reefer?: boolean | null
}

export interface EmissionsVessel {
  /** container, feeder_container, deep_sea_container, dry_bulk, tanker, general_cargo, ro_ro, vehicle_carrier, ferry, or what brokers and carriers call a ship. Default: container with capacity_teu or cargo in containers */
  type?: 'container' | 'feeder_container' | 'deep_sea_container' | 'dry_bulk' | 'tanker' | 'general_cargo' | 'ro_ro' | 'vehicle_carrier' | 'ferry' | 'small_feeder' | 'feeder' | 'feedermax' | 'sub_panamax' | 'post_panamax_plus' | 'vlcs' | 'large_post_panamax' | 'neo_panamax' | 'new_panamax' | 'ulcv' | 'ulcs' | 'megamax' | 'handysize' | 'handy_bulker' | 'handymax' | 'supramax' | 'ultramax' | 'kamsarmax' | 'capesize' | 'newcastlemax' | 'babycape' | 'mini_cape' | 'cape' | 'vloc' | 'valemax' | 'guaibamax' | 'wozmax' | 'mr' | 'mr1' | 'mr2' | 'handy_tanker' | 'lr1' | 'lr2' | 'aframax' | 'suezmax' | 'vlcc' | 'ulcc' | 'containership' | 'containerschiff' | 'portacontenedores' | 'porte_conteneurs' | 'portacontainer' | 'container_ship' | 'box_ship' | 'bulk_carrier' | 'bulk' | 'ore_carrier' | 'massengutfrachter' | 'granelero' | 'vraquier' | 'oil_tanker' | 'product_tanker' | 'products_tanker' | 'oil_products_tanker' | 'crude_tanker' | 'crude_oil_tanker' | 'crude_oil_products_tanker' | 'clean_tanker' | 'dirty_tanker' | 'tankschiff' | 'oeltanker' | 'petrolero' | 'petrolier' | 'bulker' | 'chemical_tanker' | 'oil_chemical_tanker' | 'chemical_oil_tanker' | 'chemical_products_tanker' | 'chemical_oil_products_tanker' | 'parcel_tanker' | 'edible_oil_tanker' | 'vegetable_oil_tanker' | 'lng_carrier' | 'lng_tanker' | 'vlgc' | 'very_large_gas_carrier' | 'gas_carrier' | 'lpg_carrier' | 'lpg_tanker' | 'lpgc' | 'liquefied_gas' | 'combination_gas' | 'ethylene_carrier' | 'ammonia_carrier' | 'co2_carrier' | 'reefer' | 'reefer_ship' | 'refrigerated_cargo' | 'palletised_cargo' | 'car_carrier' | 'vehicles_carrier' | 'pctc' | 'pcc' | 'car_truck_carrier' | 'pure_car_carrier' | 'pure_car_truck_carrier' | 'pure_car_and_truck_carrier' | 'ro_ro_cargo_ship_vehicle_carrier' | 'roro' | 'ro_ro_cargo' | 'ropax' | 'ro_pax' | 'passenger_ro_ro' | 'passenger_ro_ro_cargo' | 'ro_ro_passenger' | 'cruise' | 'cruise_ship' | 'cruise_liner' | 'passenger_cruise' | 'cruise_passenger' | 'passenger_ship_cruise_passenger' | 'multipurpose' | 'mpp' | 'heavy_lift' | 'cargo_ship' | 'dry_cargo' | 'freighter' | 'mpv' | 'multi_purpose' | 'breakbulk' | 'break_bulk' | 'tween_decker' | 'tweendecker' | 'project_cargo' | 'stueckgutfrachter' | 'handy' | 'panamax_bulker' | 'very_large_crude_carrier' | 'medium_range' | 'long_range_1' | 'long_range_2' | 'panamax_container' | 'post_panamax_container' | 'panamax_tanker' | 'seawaymax' | 'laker' | 'great_lakes_bulk' | 'chinamax' | 'small_tanker' | 'coastal_tanker' | 'asphalt_tanker' | 'bitumen_tanker' | 'asphalt_bitumen_tanker' | 'bunkering_tanker' | 'bunker_tanker' | 'lngc' | 'q_flex' | 'q_max' | 'vlac' | 'vlec' | 'ethane_carrier' | 'mgc' | 'medium_gas_carrier' | 'lctc' | 'conro' | 'container_ro_ro_cargo' | 'ro_ro_container' | 'combination_carrier' | 'obo' | 'ore_oil_carrier' | 'bulk_oil_carrier' | 'open_hatch' | 'open_hatch_bulk' | 'open_hatch_cargo' | 'open_hatch_general_cargo' | 'ohgc' | 'woodchip_carrier' | 'wood_chip_carrier' | 'wood_chips_carrier' | 'chip_carrier' | 'cement_carrier' | 'livestock_carrier' | 'heavy_load' | 'deck_cargo' | 'semi_submersible' | 'lgc' | 'large_gas_carrier' | 'small_lng' | 'lng_bunkering_tanker' | 'lng_bunker' | 'shuttle_tanker' | 'dunkirkmax' | 'very_large_ore_carrier' | 'vlbc' | 'post_panamax_bulker' | 'large_feeder' | 'bangkokmax' | 'vlcv' | 'megamax_24' | 'mgx_24' | 'coaster' | 'minibulker' | 'short_sea' | 'coastal' | 'river_sea' | 'shortsea' | null
  /** Seven digits; a wrong check digit gives a warning. Finds the ship's verified annual figures if the operator has loaded THETIS-MRV data */
  imo?: number | string | null
  /** Returned unchanged in the response */
  name?: string | null
  /** Capacity of a container ship, TEU: decides its size class and models its fuel */
  capacity_teu?: number | null
  /** Deadweight of any other ship, t: decides its size class and models its fuel */
  deadweight_tonnes?: number | null
  /** Gross tonnage: the size if nothing else says it. Selects a row by GT in the operator's factor pack; below 5,000 no carbon law applies */
  gross_tonnage?: number | null
  /** Size class, such as neo_panamax, if no capacity is given */
  size_class?: string | null
  /** Of a ro-ro ship, not of the cargo: selects the published row of its size */
  capacity_lane_metres?: number | null
  /** Of a vehicle carrier, car equivalents: selects the published row of its size */
  capacity_ceu?: number | null
  /** Speed of the voyage, knots; rejected if above the modelled ship's maximum. Default: typical for its size */
  speed_kn?: number | null
  /** All containers on board, including this cargo */
  cargo_on_board_teu?: number | null
  /** All cargo on board, including this cargo: fuel consumed is allocated by it, not by capacity */
  cargo_on_board_tonnes?: number | null
  /** On board a ferry; they share the fuel by mass */
  passengers?: number | null
  /** Vehicles of the passengers */
  passenger_vehicles?: number | null
  /** Cargo on a ferry in the units of ISO 14083, instead of mass */
  passenger_equivalents?: number | null
  /** All passengers, vehicles and cargo on board; required with passenger_equivalents */
  passenger_equivalents_on_board?: number | null
  /** Share of capacity used, averaged over all sailing including ballast. Default: typical for its size */
  load_factor?: number | null
  /** Draught as sailed, m. Default: design draught */
  draft_m?: number | null
  /** E.g. HFO, VLSFO, MGO, MDO, LNG, methanol: the fuel of a modelled ship. Default: HFO, which data_quality.notes then names; /calculate-route and /v1/voyages assume VLSFO. Fuels without factors are rejected, with a list of those available */
  fuel_type?: string | null
  /** Instead of fuel_type: all fuels of the ship, including pilot fuel and blends. Shares add up to 1. Gas oil replaces residual fuels inside emission control areas */
  fuels?: VesselFuel[] | null
}

export interface ConsumedFuel {
  /** Code or common name, such as VLSFO, LNG, METHANOL, BIODIESEL, E_METHANOL, AMMONIA. Fuels without factors are rejected, with a list of those available */
  type: string
  /** For LNG, methanol, ammonia and hydrogen, unless the code implies it; rfnbo: renewable fuel of non-biological origin */
  source?: 'fossil' | 'biofuel' | 'rfnbo' | null
  /** For LNG, whose methane slip depends on it; fuel_cell for ammonia and hydrogen */
  engine?: 'otto_medium_speed' | 'otto_slow_speed' | 'diesel_slow_speed' | 'lean_burn' | 'fuel_cell' | null
  /** Certificate that proves a renewable fuel; null if none */
  certificate?: FuelCertificate | null
  /** For oils, such as RMG380 or DMA: selects the row of FuelEU Annex II */
  iso8217_grade?: string | null
  /** Tonnes */
  tonnes: number
  /** Of it, on ballast legs, tonnes; null if not stated */
  ballast_tonnes?: number | null
}

/** With a period of at most a year that holds the departure, or a known verifier, the fuel is primary data, otherwise stated_by_caller */
export interface FuelEvidence {
  /** What proves the amount of fuel */
  kind: 'bunker_delivery_note' | 'flow_meter' | 'tank_sounding' | 'noon_report' | 'mrv_report'
  /** Period measured: an interval such as 2026-03-01/2026-03-24 that holds the departure */
  period?: string | null
  /** Who verified the amount: a known verifier, such as "Jane Doe, DNV" */
  verified_by?: string | null
}

/** Fuel consumed: consumed_tonnes with type, or fuels. Selects the method fuel_based */
export interface EmissionsFuel {
  /** Fuel consumed on the whole voyage; requires type */
  consumed_tonnes?: number | null
  /** Code of the fuel */
  type?: 'HFO' | 'VLSFO' | 'MGO' | 'MDO' | null
  /** From the delivery note, such as RMG380: selects the row of Annex II */
  iso8217_grade?: string | null
  /** Instead of consumed_tonnes and type: every fuel consumed, in tonnes */
  fuels?: ConsumedFuel[] | null
  /** Fuel of the ballast voyage before or after this one; added to the total */
  ballast_tonnes?: number | null
  evidence?: FuelEvidence | null
}

/** Hours of one port call, half counted at each end. Default: typical for the ship type. Modelled ships only */
export interface PortCalls {
  /** At berth */
  berth_hours?: number | null
  /** At anchor */
  anchorage_hours?: number | null
  /** Manoeuvring in port */
  manoeuvring_hours?: number | null
  /** Share of electricity at berth from shore power. Default: 0 */
  shore_power_share?: number | null
  /** Carbon intensity of shore power, g CO2e/kWh. Default: world average */
  grid_g_per_kwh?: number | null
}

export interface EmissionsCalculation {
  /** Method of the calculation */
  method?: 'auto' | 'fuel_based' | 'carrier_intensity' | 'activity_based' | 'default_maritime' | null
  /** Sets the headline; the response always has all three */
  boundary?: 'TTW' | 'WTT' | 'WTW' | null
  /** For activity_based: a published average, the model, the operator's pack, or the ship's verified annual figures; auto tries the ship's IMO number, then the pack, then the model if the size is known, then the average */
  factor?: 'auto' | 'published' | 'modelled' | 'pack' | 'ship' | null
  /** Id of a published row, such as desnz-3235, instead of factor */
  factor_row?: string | null
  /** Year of the edition of published values, such as 2025, whatever the departure: to restate another year. Default: the edition of the year of the departure */
  factor_set?: string | null
}

export interface EmissionsFramework {
  /** Name */
  name?: string | null
  /** Version */
  version?: string | null
}

export interface EmissionsCarrier {
  /** SCAC, e.g. MAEU */
  code?: string | null
  /** Used without a code */
  name?: string | null
}

/** Adds the cost of the voyage under EU ETS, FuelEU and UK ETS. Both ends must be ports */
export interface CarbonRequest {
  /** Price of an EU allowance, EUR */
  eua_price_eur?: number | null
  /** Price of a UK allowance, GBP */
  uka_price_gbp?: number | null
  /** Ratio of wind-assist power to propulsion power, rewarded by FuelEU */
  wind_share?: number | null
  /** Year whose laws apply, for example to compare years. Default: the year of depart_at, otherwise this year. A warning if it is not the year of depart_at */
  year?: number | null
}

export interface EmissionsRequest {
  route: EmissionsRoute
  cargo?: EmissionsCargo | null
  /** Ship: adds fuel, cost, gases and what it is too large for */
  vessel?: EmissionsVessel | null
  fuel?: EmissionsFuel | null
  port_calls?: PortCalls | null
  /** How to calculate: method, boundary, day */
  calculation?: EmissionsCalculation | null
  /** Framework and standard that the estimate follows */
  framework?: EmissionsFramework | null
  /** Who operates the ship, for a carrier's own intensity */
  carrier?: EmissionsCarrier | null
  carbon?: CarbonRequest | null
  /** Incoterm of the sale, such as FOB: decides the scope 3 category in a declaration, and no figure */
  incoterm?: string | null
}

export interface AskedPlace {
  /** Null for a position */
  port_id: number | null
  /** UN/LOCODE; null if the port has none */
  unlocode: string | null
  /** Name */
  name: string | null
  /** ISO 3166-1 alpha-2 */
  country_code: string | null
  /** [longitude, latitude] */
  coordinates: number[]
}

/** What was asked, as it was read */
export interface AskedEstimate {
  /** Place of departure, as used */
  origin: AskedPlace | null
  /** Place of arrival, as used */
  destination: AskedPlace | null
  /** Day whose rules apply: that of the departure, otherwise of the calculation */
  day: string
  /** The request as it was read: a body of POST /v1/emissions/sea, without unknown fields */
  request: Record<string, unknown>
}

export interface FrameworkUsed {
  /** Name */
  name: string
  /** Version */
  version: string
  /** Name of the standard */
  standard: string
  /** The edition actually followed, whatever version was requested */
  rules: string
  /** The claim that the result supports */
  statement: string
  statement_code: Message
}

export interface TankToWakeGases {
  /** Carbon dioxide, kg */
  co2_kg_co2e: number
  /** Methane, kg CO2e */
  ch4_kg_co2e: number
  /** Nitrous oxide, kg CO2e */
  n2o_kg_co2e: number
  /** The part that the source does not split by gas; below zero where its rounded gases exceed its rounded total */
  unattributed_kg_co2e: number
}

export interface EmissionTotals {
  /** For the requested boundary */
  total_kg_co2e: number
  /** Tank to wake */
  ttw_kg_co2e: number
  /** Well to tank */
  wtt_kg_co2e: number
  /** Well to wake: sum of the two */
  wtw_kg_co2e: number
  /** Tank to wake, by gas */
  ttw_gases: TankToWakeGases
}

export interface Deviation {
  /** Stable code, for programs */
  code: string
  /** Whether the standard accepts it if the reason is stated */
  is_allowed: boolean
  /** Why */
  reason: string
  /** Figures and names that the sentence contains, by name */
  values: Record<string, unknown>
}

export interface Alternative {
  /** Name */
  name: string
  /** Well to wake, kg CO2e */
  wtw_kg_co2e: number
  /** Difference from the total, as a share of it */
  change: number
}

export interface Uncertainty {
  /** Half the width of the band, relative to the total */
  relative: number
  /** Lower end of the range, kg CO2e */
  low_kg_co2e: number
  /** Upper end of the range, kg CO2e */
  high_kg_co2e: number
  /** What the range is derived from */
  basis: string
}

export interface EmissionPart {
  /** sea: factor over the whole distance; control_areas: difference due to gas oil inside emission control areas; half of a port call counts at each end */
  part: 'sea' | 'control_areas' | 'origin_port' | 'destination_port' | 'canals' | 'shore_power' | 'reefer' | 'ballast'
  /** Tank to wake, kg CO2e */
  ttw_kg_co2e: number
  /** Well to tank, kg CO2e */
  wtt_kg_co2e: number
  /** Well to wake, kg CO2e */
  wtw_kg_co2e: number
}

/** The cargo's share of the whole voyage's fuel */
export interface CargoShare {
  /** Share, 0 to 1 */
  share: number
  /** What the share is calculated from */
  basis: string
  /** For the requested boundary */
  total_kg_co2e: number
  /** Tank to wake */
  ttw_kg_co2e: number
  /** Well to tank */
  wtt_kg_co2e: number
  /** Well to wake: sum of the two */
  wtw_kg_co2e: number
}

/** Emissions of the cargo per unit of transport activity, including distance adjustment */
export interface EmissionIntensity {
  /** Value for the requested boundary */
  value: number
  /** Tank to wake: operation */
  ttw: number
  /** Well to tank: supply of energy */
  wtt: number
  /** Well to wake: sum of the two */
  wtw: number
  /** Unit */
  unit: string
}

/** Cargo times distance, in the unit of the factor */
export interface TransportActivity {
  /** Mass of the cargo, tonnes */
  mass_tonnes: number | null
  /** Where the mass is from: the request, the number of containers, or assumed */
  mass_source: 'request' | 'teu' | 'assumed' | 'passengers' | null
  /** Containers, in twenty-foot units */
  teu: number | null
  /** Where the number of containers is from: the request or the mass */
  teu_source: 'request' | 'mass' | null
  /** Conversion; null when both are given */
  tonnes_per_teu: number | null
  /** Whether the cargo is refrigerated */
  reefer: boolean
  /** Mass times distance, t-km */
  transport_activity_tkm: number | null
  /** Containers times distance, TEU-km; null without containers */
  transport_activity_teukm: number | null
}

/** shortest_km is routed, actual_km is sailed; the factor depends on the distance type of both leg and intensity */
export interface EmissionsDistance {
  /** Basis of transport activity, if known */
  shortest_km: number | null
  /** Distance sailed, km; null if only the shortest is known */
  actual_km: number | null
  /** Kind of distance: sfd, the shortest feasible; actual, sailed */
  type: 'sfd' | 'actual'
  /** Sailed over shortest distance where the factor asks for it, otherwise 1 */
  distance_adjustment_factor: number
  /** Distance that the factor is multiplied by, km */
  adjusted_km: number
  /** Inside emission control areas in force */
  eca_km: number | null
  /** Inside areas listed for piracy */
  piracy_km: number | null
  /** Passages on the way, in order */
  passages: string[]
  /** Canals closed to a ship of this size class */
  closed_by_vessel: string[]
}

/** distance_basis is null for a fuel */
export interface EmissionFactor {
  /** Id of the factor */
  id: string
  /** Name */
  name: string
  name_code: Message
  /** Tank to wake: operation */
  ttw: number
  /** Well to tank: supply of energy */
  wtt: number
  /** Well to wake: sum of the two */
  wtw: number
  /** g CO2e/t-km, g CO2e/TEU-km or kg CO2e/kg fuel */
  unit: string
  /** Distance that the factor is meant for: sfd, the shortest feasible, or actual */
  distance_basis: 'sfd' | 'actual' | null
  /** Source, with its year */
  source: string
  /** Table or page of the source */
  table: string
  /** Year */
  year: number
  /** Licence of the source */
  licence: string
  /** How well it is founded: published in a source, derived from one, our judgement, recalled, or of the operator */
  kind: 'published' | 'derived' | 'judgement' | 'recalled' | 'operator'
  /** For the requested boundary */
  value: number
}

/** Null if the source doesn't say */
export interface GlobalWarmingPotential {
  /** Set of global warming potentials; null if not stated */
  set: string | null
  /** Horizon of the potentials, years */
  horizon_years: number
  /** Methane, kg CO2e per kg; null if the set is not stated */
  ch4: number | null
  /** Nitrous oxide, kg CO2e per kg; null if the set is not stated */
  n2o: number | null
}

export interface DataQuality {
  /** primary: measured, with evidence; stated_by_caller: measured, without evidence */
  data_type: 'primary' | 'stated_by_caller' | 'modelled' | 'default'
  /** Share of primary data, 0 to 1 */
  primary_data_share: number
  /** Sentences to read with the figures */
  notes: string[]
  /** The codes of the sentences beside this, in the same order */
  note_codes: Message[]
}

export interface EnergyCarrier {
  /** Code of the fuel */
  fuel_type: string
  /** Class of the energy by its origin */
  class: 'fossil' | 'biofuel' | 'rfnbo'
  /** Certificate that proves a renewable fuel; null if none */
  certificate: string | null
  /** How EU ETS, UK ETS and FuelEU count a renewable fuel: as such only if proven. Null for a fossil fuel */
  sustainability: 'proven' | 'unproven' | 'not_sustainable' | null
  /** Tonnes */
  tonnes: number
  /** Energy, MJ */
  energy_mj: number
  /** Share of the energy, 0 to 1 */
  relative_share: number
  /** Tank to wake, kg CO2e per kg of fuel */
  ttw_kg_co2e_per_kg: number
  /** Well to wake, kg CO2e per kg of fuel */
  wtw_kg_co2e_per_kg: number
  /** CO2 from renewable carbon at the funnel: reported, counted as zero */
  renewable_co2_kg: number
}

export interface EstimatedVessel {
  /** IMO number; null if not given */
  imo: string | null
  /** Name */
  name: string | null
}

export interface CarbonIntensityIndicator {
  /** CO2 per capacity and distance of the voyage */
  attained: number
  /** Null for a year without a reduction */
  required: number | null
  /** Rating from A to E; null if it cannot be given */
  rating: 'A' | 'B' | 'C' | 'D' | 'E' | null
  /** Unit */
  unit: string
  /** Year */
  year: number
}

/** For the whole ship on this voyage. CII needs deadweight_tonnes, or gross_tonnage for ro-ro ships and ferries; null if the ship's fuel is unknown */
export interface ShipIndicators {
  /** Carbon intensity indicator; null if it does not apply */
  cii: CarbonIntensityIndicator | null
  /** g CO2 per tonne of cargo and nautical mile */
  eeoi_g_per_tnm: number | null
  /** Well to wake, including the ballast voyage, g CO2e */
  sea_cargo_charter_g_per_tnm: number | null
  /** Sentences to read with the figures */
  notes: string[]
  /** The codes of the sentences beside this, in the same order */
  note_codes: Message[]
}

/** The rule by which no allowances are due for emissions in scope */
export interface EtsExemption {
  /** Article of the law */
  article: string
  /** What the figure or the rule is about */
  what: string
  /** Last year in which it applies; null: no end */
  last_year: number | null
}

export interface EtsStretch {
  /** Part of the voyage */
  stretch: 'voyage' | 'origin_call' | 'destination_call'
  /** By whose rules it counts */
  first_day: string
  /** Share that the law counts, 0 to 1 */
  scope_share: number
  /** 0 before the law */
  phase_in: number
  /** Allowances to surrender, t CO2e */
  allowances_tonnes: number
}

export interface EuEts {
  /** Of the departure, or of the first day in the law */
  year: number
  /** Share of the voyage that EU ETS counts, 0 to 1 */
  scope_share: number
  /** Share of emissions to surrender allowances for, 0 to 1 */
  phase_in: number
  /** Gases that count */
  gases: string[]
  /** Emissions in scope of these gases, before phase-in and exemption */
  monitored_tonnes: number
  /** Allowances to surrender, t CO2e */
  allowances_tonnes: number
  exemption: EtsExemption | null
  /** Null without a price */
  cost_eur: number | null
  /** The voyage, in parts if a year or a rule begins on the way; plus half a call at each end if calls are counted */
  stretches: EtsStretch[]
}

export interface FuelEu {
  /** Year */
  year: number
  /** Share of the voyage that FuelEU counts, 0 to 1 */
  scope_share: number
  /** Energy in scope */
  energy_mj: number
  /** Greenhouse gas intensity of the energy, g CO2e/MJ */
  ghg_intensity_g_per_mj: number
  /** Limit of the greenhouse gas intensity, g CO2e/MJ */
  limit_g_per_mj: number
  /** Negative is a deficit */
  compliance_balance_tonnes: number
  /** Penalty, EUR */
  penalty_eur: number
  /** Wind-assist reward factor; 1 means none */
  wind_factor: number
}

export interface UkEts {
  /** Share of the voyage that UK ETS counts, 0 to 1 */
  scope_share: number
  /** Gases that count */
  gases: string[]
  /** Emissions in scope of these gases, before phase-in */
  monitored_tonnes: number
  /** Allowances to surrender, t CO2e */
  allowances_tonnes: number
  /** Null without a price */
  cost_gbp: number | null
  /** The voyage, in parts if a year or a rule begins on the way; plus half a call at each end if calls are counted */
  stretches: EtsStretch[]
}

/** The cargo's share if the costs are for the whole ship, otherwise null */
export interface CarbonCostOfCargo {
  /** Cost of EU ETS, EUR; null without a price */
  ets_cost_eur: number | null
  /** Penalty of FuelEU Maritime, EUR; null if unknown */
  fuel_eu_penalty_eur: number | null
  /** Cost of UK ETS, GBP; null without a price */
  uk_ets_cost_gbp: number | null
}

export interface RuleNotApplied {
  /** Law */
  law: string
  /** Article of the law */
  article: string
  /** What the figure or the rule is about */
  what: string
}

/** Costs, separate from the emissions. ets is null before 2024, uk_ets before 1 July 2026, fuel_eu before 2025 and if the factor does not name the fuel */
export interface CarbonCost {
  /** Share of the voyage that EU ETS counts, 0 to 1 */
  scope_share: number
  /** EU ETS; null where it does not apply */
  ets: EuEts | null
  /** FuelEU Maritime; null where it does not apply */
  fuel_eu: FuelEu | null
  /** UK ETS; null where it does not apply */
  uk_ets: UkEts | null
  cargo: CarbonCostOfCargo | null
  /** Rules of laws that were not applied, and why */
  not_applied: RuleNotApplied[]
  /** Sentences to read with the figures */
  notes: string[]
  /** The codes of the sentences beside this, in the same order */
  note_codes: Message[]
}

export interface CalculationStep {
  /** Id of the step */
  id: string
  /** Arithmetic over the inputs: + - * / ^, brackets, min(), max() */
  formula: string
  /** An input with the id of an earlier step takes that step's result */
  inputs: Record<string, number>
  /** Result of the step */
  result: number
  /** Unit */
  unit: string
}

export interface EmissionsEstimate {
  /** Id */
  id: string
  /** Day of the departure in UTC; null if the request states none */
  departure: string | null
  asked: AskedEstimate
  /** Framework and standard that the estimate follows */
  framework: FrameworkUsed
  /** Method of the calculation */
  method: 'fuel_based' | 'carrier_intensity' | 'activity_based' | 'default_maritime'
  /** Method asked for */
  method_requested: 'auto' | 'fuel_based' | 'carrier_intensity' | 'activity_based' | 'default_maritime'
  /** Why this method was used */
  method_reason: string
  /** TTW: operation. WTT: supply of energy. WTW: both */
  boundary: 'TTW' | 'WTT' | 'WTW'
  /** Greenhouse gases */
  emissions: EmissionTotals
  /** Departures from ISO 14083, which determine framework.statement */
  deviations: Deviation[]
  /** The total with the published average, if the ship follows from the trade, and with other sources for the upstream emissions of fuels */
  alternatives: Alternative[]
  /** Range of the estimate */
  uncertainty: Uncertainty
  /** Components of the totals */
  parts: EmissionPart[]
  /** What the totals cover: the cargo, or the ship's whole voyage */
  applies_to: 'cargo' | 'voyage'
  cargo_share: CargoShare | null
  intensity: EmissionIntensity | null
  activity: TransportActivity
  distance: EmissionsDistance
  factor: EmissionFactor
  gwp: GlobalWarmingPotential
  /** How good the data is, and why */
  data_quality: DataQuality
  /** Null if the factor does not name the fuel */
  energy_carriers: EnergyCarrier[] | null
  /** Ship: adds fuel, cost, gases and what it is too large for */
  vessel: EstimatedVessel
  indicators: ShipIndicators | null
  carbon: CarbonCost | null
  /** Every step of the calculation, to check it */
  steps: CalculationStep[]
  /** Who has verified the estimate */
  verification: string
  verification_code: Message
  /** What the figures do not contain */
  exclusions: string[]
  /** The codes of the sentences beside this, in the same order */
  exclusion_codes: Message[]
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the emission factors */
  factor_set_version: string
  /** Version of the sea data; null without a route */
  data_version: string | null
  /** Version of Fairway */
  software_version: string
  /** SHA-256 of this answer without digest, members sorted by name and written without spaces */
  digest: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

export interface ExpectedDataQuality {
  /** primary: measured, with evidence; stated_by_caller: measured, without evidence */
  data_type: 'primary' | 'stated_by_caller' | 'modelled' | 'default'
  /** Sentences to read with the figures */
  notes: string[]
  /** The codes of the sentences beside this, in the same order */
  note_codes: Message[]
}

export interface PlannedStep {
  /** Id */
  id: string
  /** Arithmetic over the inputs */
  formula: string
  /** Unit */
  unit: string
}

export interface FieldError {
  /** JSON Pointer to the field, as a URI fragment */
  pointer: string
  /** Stable code, for programs */
  code: string
  /** Sentence for people */
  detail: string
}

/** When invalid, everything but errors is null or empty */
export interface EmissionsPreview {
  /** Whether the estimate would succeed */
  valid: boolean
  /** Method of the calculation */
  method: 'fuel_based' | 'carrier_intensity' | 'activity_based' | 'default_maritime' | null
  /** Method asked for */
  method_requested: 'auto' | 'fuel_based' | 'carrier_intensity' | 'activity_based' | 'default_maritime' | null
  /** Why this method was used */
  method_reason: string | null
  /** TTW: operation. WTT: supply of energy. WTW: both */
  boundary: 'TTW' | 'WTT' | 'WTW' | null
  /** Framework and standard that the estimate follows */
  framework: FrameworkUsed | null
  factor: EmissionFactor | null
  gwp: GlobalWarmingPotential | null
  /** How good the data is, and why */
  data_quality: ExpectedDataQuality | null
  /** Kind of distance: sfd, the shortest feasible; gcd, the great circle; actual, sailed */
  distance_type: 'sfd' | 'actual'
  /** Sailed over shortest distance where the factor asks for it, otherwise 1 */
  distance_adjustment_factor: number | null
  /** Steps that the estimate would have */
  planned_steps: PlannedStep[]
  /** Queries that the estimate would cost */
  queries_if_run: number
  /** All errors; empty when valid */
  errors: FieldError[]
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the emission factors */
  factor_set_version: string
}

/** A leg estimated by Fairway: an emissions request without cargo and framework */
export interface ChainSeaLeg {
  /** Kind */
  kind: 'sea'
  /** Your own label, returned unchanged */
  name?: string | null
  route: EmissionsRoute
  /** Ship: adds fuel, cost, gases and what it is too large for */
  vessel?: EmissionsVessel | null
  fuel?: EmissionsFuel | null
  port_calls?: PortCalls | null
  /** How to calculate: method, boundary, day */
  calculation?: EmissionsCalculation | null
  /** Who operates the ship, for a carrier's own intensity */
  carrier?: EmissionsCarrier | null
  carbon?: CarbonRequest | null
}

export interface ChainLegFactor {
  /** g CO2e/t-km, operation */
  ttw: number
  /** g CO2e/t-km, energy supply */
  wtt: number
  /** Source of the factor; returned unchanged */
  source: string
  /** Year */
  year?: number | null
  /** Basis of the factor; primary counts only with verified_by */
  data_type?: 'primary' | 'stated_by_caller' | 'modelled' | 'default' | null
  /** Who verified the factor: a known verifier, such as DNV */
  verified_by?: string | null
}

/** A leg of any mode with your own figures or an open default. Defaults use actual distance: road adds 5 %, air adds 95 km */
export interface ChainLeg {
  /** Kind */
  kind: 'leg'
  /** Your own label, returned unchanged */
  name?: string | null
  /** Mode of transport, or hub */
  mode: 'road' | 'rail' | 'air' | 'inland_waterway' | 'sea'
  /** Distance, km */
  distance_km?: number | null
  /** The two ends, instead of distance_km: by road and rail the great circle times 1.3, by air the great circle; a warning says so */
  between?: [[longitude: number, latitude: number], [longitude: number, latitude: number]] | null
  /** Shortest feasible distance, great circle, or actual distance, as telematics measure it: the transport activity then uses that divided by the adjustment of the mode. Default: sfd; gcd for air */
  distance_type?: 'sfd' | 'gcd' | 'actual' | null
  /** Emission factor of the element, if it is the caller's own */
  factor?: ChainLegFactor | null
  /** Id of an open default, such as desnz-3136, instead of factor. Default: by mode; sea has none */
  factor_row?: string | null
}

export interface ChainHubFactor {
  /** kg CO2e/t, operation */
  ttw: number
  /** kg CO2e/t, energy supply */
  wtt: number
  /** Source of the factor; returned unchanged */
  source: string
  /** Year */
  year?: number | null
  /** Basis of the factor; primary counts only with verified_by */
  data_type?: 'primary' | 'stated_by_caller' | 'modelled' | 'default' | null
  /** Who verified the factor: a known verifier, such as DNV */
  verified_by?: string | null
}

export interface HubEnergyCarrier {
  /** Energy used */
  energy_carrier: 'Diesel' | 'HVO' | 'Petrol' | 'CNG' | 'LNG' | 'LPG' | 'HFO' | 'MGO' | 'Aviation fuel' | 'Hydrogen' | 'Methanol' | 'Electric'
  /** Share of the hub's activity; all shares add up to 1 */
  relative_share: number
  /** kg CO2e per unit of energy, operation */
  ttw_kg_co2e: number
  /** kg CO2e per unit of energy, operation and supply */
  wtw_kg_co2e: number
  /** Unit */
  unit: 'l' | 'kg' | 'kWh' | 'MJ'
}

/** An operation in a port, a terminal or a warehouse */
export interface ChainHub {
  /** Kind */
  kind: 'hub'
  /** Your own label, returned unchanged */
  name?: string | null
  /** What the hub does */
  operation: 'transhipment' | 'storage_and_transhipment' | 'warehouse' | 'maritime_container_terminal' | 'liquid_bulk_terminal'
  /** Emission factor of the element, if it is the caller's own */
  factor: ChainHubFactor
  /** What the hub runs on, for its category in iLEAP and PACT (format=pact). Changes no figure */
  energy_carriers?: HubEnergyCarrier[] | null
}

export interface ChainRequest {
  cargo: EmissionsCargo
  /** Framework and standard that the estimate follows */
  framework?: EmissionsFramework | null
  /** Incoterm of the sale, such as FOB: decides the scope 3 category in a declaration, and no figure */
  incoterm?: string | null
  /** Year of the edition of published values, such as 2025, whatever the departure: to restate another year. Default: the edition of the year of the departure */
  factor_set?: string | null
  /** Day of the transport: an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199. Its year selects the values of open defaults. Default: the first departure at sea, otherwise the latest values */
  depart_at?: string | null
  /** In transport order */
  elements: (ChainSeaLeg | ChainLeg | ChainHub)[]
}

/** What was asked, as it was read. Each leg at sea has its own */
export interface AskedChain {
  /** Day whose rules apply: that of the departure, otherwise of the calculation */
  day: string
  /** The request as it was read: a body of POST /v1/emissions/chains, without unknown fields */
  request: Record<string, unknown>
}

export interface ChainDeviation {
  /** Stable code, for programs */
  code: string
  /** Whether the standard accepts it if the reason is stated */
  is_allowed: boolean
  /** Why */
  reason: string
  /** Figures and names that the sentence contains, by name */
  values: Record<string, unknown>
  /** Indexes from 0 */
  elements: number[]
}

export interface ChainAllowances {
  /** Allowances to surrender, t CO2e */
  allowances_tonnes: number
  /** Null if one of the legs has no price */
  cost: number | null
}

export interface ChainFuelEu {
  /** Penalty, EUR */
  penalty_eur: number
}

/** The cargo's costs, added up over the legs at sea: ets in EUR, uk_ets in GBP. A law that applies to no leg is null. Null if no leg asks for costs */
export interface ChainCarbon {
  /** EU ETS; null where it does not apply */
  ets: ChainAllowances | null
  /** UK ETS; null where it does not apply */
  uk_ets: ChainAllowances | null
  /** FuelEU Maritime; null where it does not apply */
  fuel_eu: ChainFuelEu | null
}

export interface ChainCargo {
  /** Mass of the cargo, tonnes */
  mass_tonnes: number
  /** Where the mass is from: the request, the number of containers, or assumed */
  mass_source: 'request' | 'teu' | 'assumed' | 'passengers'
  /** Containers, in twenty-foot units */
  teu: number
  /** Where the number of containers is from: the request or the mass */
  teu_source: 'request' | 'mass'
  /** Tonnes per container; null when both are given */
  tonnes_per_teu: number | null
  /** Whether the cargo is refrigerated */
  reefer: boolean
}

export interface ChainTotals {
  /** Tank to wake, and operation of hubs */
  ttw_kg_co2e: number
  /** Well to tank */
  wtt_kg_co2e: number
  /** Well to wake: sum of the two */
  wtw_kg_co2e: number
}

/** Emissions of legs and hubs per unit of the legs' transport activity */
export interface ChainIntensity {
  /** Tank to wake: operation */
  ttw: number
  /** Well to tank: supply of energy */
  wtt: number
  /** Well to wake: sum of the two */
  wtw: number
  /** Unit */
  unit: 'g CO2e/t-km'
}

export interface ChainModeTotals {
  /** Mode of transport, or hub */
  mode: 'road' | 'rail' | 'air' | 'inland_waterway' | 'sea' | 'hub'
  /** Mass times distance, t-km */
  transport_activity_tkm: number
  /** Tank to wake, and operation of hubs */
  ttw_kg_co2e: number
  /** Well to tank */
  wtt_kg_co2e: number
  /** Well to wake: sum of the two */
  wtw_kg_co2e: number
}

/** Shares of the well-to-wake total, by data type */
export interface ChainDataShares {
  /** Share measured with evidence, 0 to 1 */
  primary: number
  /** Share stated without evidence, 0 to 1 */
  stated_by_caller: number
  /** Share calculated from data of the vessel, 0 to 1 */
  modelled: number
  /** Share from published averages, 0 to 1 */
  default: number
}

export interface ChainPart {
  /** Kind */
  kind: 'leg' | 'hub'
  /** Mode of transport, or hub */
  mode: 'road' | 'rail' | 'air' | 'inland_waterway' | 'sea' | 'hub'
  /** What the hub does */
  operation: 'transhipment' | 'storage_and_transhipment' | 'warehouse' | 'maritime_container_terminal' | 'liquid_bulk_terminal' | null
  /** Name */
  name: string | null
  /** Distance, km */
  distance_km: number | null
  /** Kind of distance: sfd, the shortest feasible; gcd, the great circle; actual, sailed */
  distance_type: 'sfd' | 'gcd' | null
  /** Null for a hub */
  transport_activity_tkm: number | null
  /** Greenhouse gases */
  emissions: ChainTotals
  /** primary: measured, with evidence; stated_by_caller: measured, without evidence */
  data_type: 'primary' | 'stated_by_caller' | 'modelled' | 'default'
  /** Source, with its year */
  source: string
  /** The open default used */
  factor_row: string | null
  /** The estimate of a leg at sea; null for other elements */
  estimate: EmissionsEstimate | null
}

export interface ChainEstimate {
  /** Id */
  id: string
  asked: AskedChain
  /** Framework and standard that the estimate follows */
  framework: FrameworkUsed
  /** Departures of any element, which determine framework.statement */
  deviations: ChainDeviation[]
  /** Range of the estimate */
  uncertainty: Uncertainty
  carbon: ChainCarbon | null
  /** What the figures do not contain */
  exclusions: string[]
  /** The codes of the sentences beside this, in the same order */
  exclusion_codes: Message[]
  /** The cargo of the chain */
  cargo: ChainCargo
  /** Greenhouse gases */
  emissions: ChainTotals
  /** Sum over all legs, on shortest feasible or great circle distances */
  transport_activity_tkm: number
  intensity: ChainIntensity | null
  /** Sums of each mode of transport */
  by_mode: ChainModeTotals[]
  data_shares: ChainDataShares
  /** Legs and hubs in transport order */
  elements: ChainPart[]
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the emission factors */
  factor_set_version: string
  /** Version of the sea data; null without a route */
  data_version: string | null
  /** Version of Fairway */
  software_version: string
  /** SHA-256 of this answer without digest, members sorted by name and written without spaces */
  digest: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

export interface RatedShip {
  /** As IMO rates it (MEPC.353(78)) */
  type: 'bulk_carrier' | 'gas_carrier' | 'tanker' | 'container_ship' | 'general_cargo_ship' | 'refrigerated_cargo_carrier' | 'combination_carrier' | 'lng_carrier' | 'vehicle_carrier' | 'ro_ro_cargo_ship' | 'ro_ro_passenger_ship' | 'ro_ro_passenger_ship_high_speed' | 'cruise_passenger_ship'
  /** For the CII of most types */
  deadweight_tonnes?: number | null
  /** For the CII of ro-ro ships, vehicle carriers and passenger ships. Below 5,000 the laws of the EU and the UK do not apply */
  gross_tonnage?: number | null
  /** fi x fm x fc x fiVSE of the EEDI or EEXI technical file, by which the CII multiplies the capacity (MEPC.355(78)). Default: 1 */
  capacity_factor?: number | null
}

export interface FuelStock {
  /** Code of the fuel, as in fuels */
  type: string
  /** Remaining on board at the end of the row */
  rob_tonnes?: number | null
  /** Bunkered during the row */
  received_tonnes?: number | null
}

export interface YearFuel {
  /** Code or common name, such as VLSFO, LNG, METHANOL, BIODIESEL, E_METHANOL, AMMONIA. Fuels without factors are rejected, with a list of those available */
  type: string
  /** For LNG, methanol, ammonia and hydrogen, unless the code implies it; rfnbo: renewable fuel of non-biological origin */
  source?: 'fossil' | 'biofuel' | 'rfnbo' | null
  /** For LNG, whose methane slip depends on it; fuel_cell for ammonia and hydrogen */
  engine?: 'otto_medium_speed' | 'otto_slow_speed' | 'diesel_slow_speed' | 'lean_burn' | 'fuel_cell' | null
  /** Certificate that proves a renewable fuel; null if none */
  certificate?: FuelCertificate | null
  /** For oils, such as RMG380 or DMA: selects the row of FuelEU Annex II */
  iso8217_grade?: string | null
  /** Fuel consumed */
  tonnes: number
  /** Of these, for refrigerated containers, for cooling and reliquefying gas, or for heating and pumping the cargo of a tanker: the CII deducts a part (MEPC.355(78)). Default: 0 */
  deductible_tonnes?: number | null
}

/** A voyage from origin to destination, a day of one, or a stay in port. A row without places, such as the total of a year, counts towards CII and EEOI alone */
export interface ShipYearRow {
  /** Each may occur once */
  id?: string | null
  origin?: EmissionsPlace | null
  destination?: EmissionsPlace | null
  port?: EmissionsPlace | null
  /** Day of the departure, or of the stay, within the year; selects the rules of the day */
  date?: string | null
  /** Distance sailed, nautical miles. Default: 0 */
  distance_nm?: number | null
  /** All cargo on board; 0 in ballast. Without it there is no EEOI and no intensity */
  cargo_tonnes?: number | null
  /** Sailing in ice, or to secure the safety of a ship or save life: the CII leaves fuel and distance out (MEPC.355(78)) */
  adjustment?: 'ice' | 'safety' | null
  /** A voyage of a tanker with ship-to-ship transfer, or of a shuttle tanker with dynamic positioning: the CII counts a part of its fuel (MEPC.355(78)) */
  tanker_service?: 'sts' | 'shuttle' | null
  /** The stop of a container ship at the destination is a port of call, although EU ETS and FuelEU list the port for transhipment. Default: false, so that the voyage goes on with the next row */
  port_of_call?: boolean | null
  /** Electricity from shore during a stay, which FuelEU counts without emissions */
  shore_power_kwh?: number | null
  /** Fuel on board: changes no figure. A warning says where it does not follow from what was burnt and received */
  stocks?: FuelStock[] | null
  /** By fuel */
  fuels: YearFuel[]
}

export interface ShipYearPrices {
  /** Price of an EU allowance, EUR */
  eua_price_eur?: number | null
  /** Price of a UK allowance, GBP */
  uka_price_gbp?: number | null
  /** Ratio of wind-assist power to propulsion power, rewarded by FuelEU */
  wind_share?: number | null
}

export interface ShipYearRequest {
  /** Year */
  year: number
  /** Ship, as its rating needs it */
  ship: RatedShip
  /** Voyages and stays of the year */
  rows: ShipYearRow[]
  /** Prices of allowances and credits */
  carbon?: ShipYearPrices | null
}

/** What was asked, as it was read */
export interface AskedShipYear {
  /** Day whose rules apply: that of the departure, otherwise of the calculation */
  day: string
  /** The request as it was read: a body of POST /v1/emissions/ship-years, without unknown fields */
  request: Record<string, unknown>
}

export interface ShipYearFuel {
  /** Code of the fuel */
  fuel_type: string
  /** Certificate that proves a renewable fuel; null if none */
  certificate: string | null
  /** Tonnes */
  tonnes: number
  /** Energy, MJ */
  energy_mj: number
}

export interface ShipYearEmissions {
  /** Tank to wake */
  ttw_kg_co2e: number
  /** Well to tank */
  wtt_kg_co2e: number
  /** Well to wake: sum of the two */
  wtw_kg_co2e: number
}

/** Null without distance or size. With the corrections of MEPC.355(78) that the rows state */
export interface ShipYearCii {
  /** CO2 per capacity and distance */
  attained: number
  /** Null for a year without a reduction */
  required: number | null
  /** Rating from A to E; null if it cannot be given */
  rating: 'A' | 'B' | 'C' | 'D' | 'E' | null
  /** Unit */
  unit: string
  /** Year */
  year: number
}

export interface UncorrectedCii {
  /** CO2 per capacity and distance */
  attained: number
  /** Null for a year without a reduction */
  required: number | null
  /** Rating from A to E; null if it cannot be given */
  rating: 'A' | 'B' | 'C' | 'D' | 'E' | null
  /** Unit */
  unit: string
  /** Year */
  year: number
}

/** What MEPC.355(78) changes; null if no row states a correction */
export interface CiiCorrections {
  /** Without the corrections; null without distance or size */
  uncorrected: UncorrectedCii | null
  /** CO2 not counted, tonnes */
  deducted_co2_tonnes: number
  /** Distance not counted, nautical miles */
  deducted_nm: number
}

export interface ShipYearEts {
  /** Emissions in scope, before phase-in and exemptions */
  monitored_tonnes: number
  /** Allowances to surrender, t CO2e */
  allowances_tonnes: number
  /** EUR; null without a price */
  cost: number | null
}

export interface ShipYearUkEts {
  /** Emissions in scope, before phase-in and exemptions */
  monitored_tonnes: number
  /** Allowances to surrender, t CO2e */
  allowances_tonnes: number
  /** GBP; null without a price */
  cost: number | null
}

export interface FuelEuBalance {
  /** Energy in scope */
  energy_mj: number
  /** Greenhouse gas intensity of the energy, g CO2e/MJ */
  ghg_intensity_g_per_mj: number
  /** Negative is a deficit */
  compliance_balance_tonnes: number
  /** Penalty, EUR */
  penalty_eur: number
}

/** Two ways to allocate fuels to the half of a voyage that counts: each by its share, or proven renewable fuels first */
export interface ShipYearFuelEu {
  /** Limit of the greenhouse gas intensity, g CO2e/MJ */
  limit_g_per_mj: number
  /** Reward factor for wind-assisted propulsion; 1 means none */
  wind_factor: number
  /** With each fuel by its share */
  pro_rata: FuelEuBalance
  /** With proven renewable fuels counted first */
  prioritised: FuelEuBalance
}

/** ets is null before 2024, fuel_eu before 2025, uk_ets before 2026 */
export interface ShipYear {
  /** Id */
  id: string
  asked: AskedShipYear
  /** Year */
  year: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Distance with cargo, nautical miles */
  laden_nm: number
  /** By fuel */
  fuels: ShipYearFuel[]
  /** Greenhouse gases */
  emissions: ShipYearEmissions
  cii: ShipYearCii | null
  cii_corrections: CiiCorrections | null
  /** g CO2 per tonne and nautical mile, with ballast voyages and stays */
  eeoi_g_per_tnm: number | null
  /** On the sailed distance divided by 1.15 */
  transport_activity_tkm: number | null
  /** Well to wake, g CO2e */
  intensity_g_per_tkm: number | null
  /** EU ETS; null where it does not apply */
  ets: ShipYearEts | null
  /** UK ETS; null where it does not apply */
  uk_ets: ShipYearUkEts | null
  fuel_eu: ShipYearFuelEu | null
  /** Fuel of rows without ports: in no figure of EU ETS, UK ETS and FuelEU */
  unplaced_fuel_tonnes: number
  /** Rules of laws that were not applied, and why */
  not_applied: RuleNotApplied[]
  /** Sentences to read with the figures */
  notes: string[]
  /** Warnings about a successful response */
  warnings: Warning[]
  /** Version of the emission factors */
  factor_set_version: string
  /** Version of Fairway */
  software_version: string
  /** SHA-256 of this answer without digest, members sorted by name and written without spaces */
  digest: string
  /** When the answer was calculated, UTC */
  calculated_at: string
}

export interface DeclarationPeriod {
  /** First day */
  from: string
  /** Last day, in the past */
  to: string
}

/** A body of POST /v1/emissions/sea with the id of the shipment. It needs a cargo */
export interface DeclarationRow {
  /** Your own id of the shipment */
  id: string
  route: EmissionsRoute
  cargo?: EmissionsCargo | null
  /** Ship: adds fuel, cost, gases and what it is too large for */
  vessel?: EmissionsVessel | null
  fuel?: EmissionsFuel | null
  port_calls?: PortCalls | null
  /** How to calculate: method, boundary, day */
  calculation?: EmissionsCalculation | null
  /** Framework and standard that the estimate follows */
  framework?: EmissionsFramework | null
  /** Who operates the ship, for a carrier's own intensity */
  carrier?: EmissionsCarrier | null
  carbon?: CarbonRequest | null
  /** Incoterm of the sale, such as FOB: decides the scope 3 category in a declaration, and no figure */
  incoterm?: string | null
}

export interface SourceFile {
  /** Its name */
  name: string
  /** Of its bytes */
  sha256: string
  /** Rows below its head */
  rows: number
}

/** A certificate by book and claim, of a fuel that somebody else burnt. It changes no figure of a shipment: the total without it is beside */
export interface Claim {
  /** Number of the certificate */
  id: string
  /** A recognised scheme, such as ISCC EU */
  scheme: string
  /** Well to wake */
  reduction_kg_co2e: number
  /** Fuel, ship, period: for the reader */
  description?: string | null
}

export interface DeclarationRequest {
  /** Who declares */
  organisation: string
  /** The transport services covered */
  services: string
  /** Period that the declaration is for */
  period: DeclarationPeriod
  /** Shipments of the declaration */
  rows: DeclarationRow[]
  /** Counts an id as often as it is given; the declaration names it */
  allow_doubles?: boolean | null
  /** The files of which the rows are: their rows must be as many as those of the request */
  source_files?: SourceFile[] | null
  /** Who declares, the seller or the buyer of the goods: adds scope_3, categories 4 and 9 by the Incoterm of each row */
  sale_side?: 'seller' | 'buyer' | null
  /** Fuels claimed by book and claim, each by its certificate */
  claims?: Claim[] | null
  /** The earlier declaration that this one corrects, such as its digest */
  supersedes?: string | null
}

export interface DeclarationAnswer {
  /** Id */
  id: string
  /** As from fairway declaration --format json: totals, subtotals, fuels, sources, deviations, versions; each shipment with its estimate, places, departure, factors and what was asked; digests of the inputs and of the whole */
  declaration: Record<string, unknown>
  /** Warnings about a successful response */
  warnings: Warning[]
  /** When the answer was calculated, UTC */
  calculated_at: string
}

/** FuelEU of a ship's year, as pro_rata or prioritised of its answer has it, and what it brings from the years before */
export interface FleetShip {
  /** IMO number or name. Each may occur once */
  id: string
  /** Energy in scope */
  energy_mj: number
  /** Greenhouse gas intensity of the energy, g CO2e/MJ */
  ghg_intensity_g_per_mj: number
  /** Of the year alone. Negative is a deficit */
  compliance_balance_tonnes: number
  /** Surplus of earlier years that was banked. Default: 0 */
  banked_tonnes?: number | null
  /** What was borrowed in the year before. Default: 0 */
  borrowed_tonnes?: number | null
  /** Years in a row with a deficit just before this one. Default: 0 */
  deficits_before?: number | null
  /** Whether the ship may be in the pool. Default: true */
  may_pool?: boolean | null
}

export interface FleetRequest {
  /** Year */
  year: number
  /** Ships of the fleet */
  ships: FleetShip[]
  /** EUR for a tonne of surplus that another pool would pay */
  surplus_price_eur?: number | null
}

/** Without a pool */
export interface FleetShipAlone {
  /** With 10 % more for each year with a deficit before */
  penalty_eur: number
  /** The most that may be borrowed, up to the deficit */
  borrowable_tonnes: number
  /** Penalty after borrowing all that may be borrowed, EUR */
  penalty_after_borrowing_eur: number
  /** What borrowing it takes from the next year */
  owed_next_year_tonnes: number
}

export interface FleetShipPooled {
  /** Whether the ship is in the pool */
  is_in_pool: boolean
  /** After the surplus of the pool is divided */
  balance_tonnes: number
  /** Penalty, EUR */
  penalty_eur: number
}

export interface FleetYearShip {
  /** Id of the ship, as in the request */
  id: string
  /** With what was banked, less 1.1 times what was borrowed the year before */
  balance_tonnes: number
  alone: FleetShipAlone
  /** In the pool */
  pooled: FleetShipPooled
}

export interface FleetYear {
  /** Year */
  year: number
  /** Limit of the greenhouse gas intensity, g CO2e/MJ */
  limit_g_per_mj: number
  /** Ships of the fleet */
  ships: FleetYearShip[]
  /** Penalties of all ships, each alone */
  alone_eur: number
  /** Penalties with the best pool */
  pooled_eur: number
  /** Surplus that is left: it can be banked, or given to another pool */
  surplus_tonnes: number
  /** Null without a price */
  surplus_value_eur: number | null
  /** Sentences to read with the figures */
  notes: string[]
  /** Warnings about a successful response */
  warnings: Warning[]
}

export interface DeclarationComparisonRequest {
  /** The declaration of the earlier period, or the whole answer that has it */
  earlier: Record<string, unknown>
  /** That of the later period, or the correction of the first */
  later: Record<string, unknown>
}

export interface DeclarationComparison {
  /** difference_kg_co2e (well to wake) and its effects: volume, mix, method, load, factor, without_activity. To the milligram: they add up to the difference, as a whole and for each of lanes. notes say what else differs */
  comparison: Record<string, unknown>
  /** Warnings about a successful response */
  warnings: Warning[]
}

/** The notification of the end of a job */
export interface JobWebhook {
  /** As it was sent */
  url: string
  /** failed: after the last attempt; not_sent: the job was cancelled */
  state: 'waiting' | 'delivered' | 'failed' | 'not_sent'
  /** Attempts begun */
  attempts: number
  /** When it was received; null before */
  delivered_at: string | null
}

export interface Job {
  /** Unguessable */
  id: string
  /** Kind */
  kind: 'routes' | 'emissions' | 'legs'
  /** failed: its rows ended the service again and again */
  state: 'queued' | 'running' | 'completed' | 'cancelled' | 'failed'
  /** Rows of the table; for `legs` its chains */
  rows: number
  /** Rows with an answer: these are charged */
  answered: number
  /** Rows with a problem: free of charge */
  rejected: number
  /** When it was created, UTC */
  created_at: string
  /** Null before its first row */
  started_at: string | null
  /** When it goes on, if it waits, such as for the next daily limit */
  continues_at: string | null
  /** Time of the last fix, UTC; null without times */
  ended_at: string | null
  /** When job and results are deleted: 7 days after the end */
  expires_at: string | null
  /** Path of the results; null before the end */
  results: string | null
  webhook: JobWebhook | null
}

export interface JobList {
  /** Entries of this page */
  items: Job[]
  /** Most entries of an answer */
  limit: number
  /** Null on the last page */
  next_cursor: string | null
  /** Warnings about a successful response */
  warnings: Warning[]
}

export interface HistoryItem {
  /** Id */
  id: string
  /** When it was created, UTC */
  created_at: string
  /** Place of departure, as used */
  origin: RouteEnd
  /** Place of arrival, as used */
  destination: RouteEnd
  /** Between the snapped ends, on WGS84 */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Passages on the way, in order */
  passages: PassageUse[]
  /** Whether the answer was calculated before */
  cached: boolean
  /** Request to send again */
  request: RouteRequest | null
  /** Body of POST /v1/voyages; null for a route */
  voyage_request: VoyageRequest | null
}

export interface History {
  /** Entries of this page */
  items: HistoryItem[]
  /** Most entries of an answer */
  limit: number
  /** Null on the last page */
  next_cursor: string | null
  /** Warnings about a successful response */
  warnings: Warning[]
}

export interface ListedEnd {
  /** Port; null for a position */
  port: Port
}

export interface SavedRouteItem {
  /** E.g. rotterdam-to-singapore */
  slug: string
  /** Place of departure, as used */
  origin: ListedEnd
  /** Place of arrival, as used */
  destination: ListedEnd
  /** Between the snapped ends, on WGS84 */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** When the length was calculated with this sea data */
  updated_at: string
}

export interface SavedRoutes {
  /** Entries of this page */
  items: SavedRouteItem[]
  /** Most entries of an answer */
  limit: number
  /** Null on the last page */
  next_cursor: string | null
  /** Warnings about a successful response */
  warnings: Warning[]
}

export interface RouteExample {
  /** Title */
  title: string
  /** Request to send again */
  request: RouteRequest
}

export interface RouteExamples {
  /** Number of entries in this answer */
  count: number
  /** Routes to try */
  examples: RouteExample[]
}

export interface SavedAlternative {
  /** Canals that it avoids, as in a request */
  avoid: ('suez' | 'panama' | 'kiel' | 'corinth')[]
  /** Between the snapped ends, on WGS84 */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** distance_km divided by speed_kmh, plus passage_delay_hours. Without waiting times */
  duration_hours: number
  /** Hours that the speed limits of passages add. Fuel is that of the whole distance at speed_kmh */
  passage_delay_hours: number
  /** Passages on the way, in order */
  passages: PassageUse[]
  /** Line as GeoJSON */
  geometry: RouteGeometry
}

export interface SavedRoute {
  /** E.g. rotterdam-to-singapore */
  slug: string
  /** Place of departure, as used */
  origin: RouteEnd
  /** Place of arrival, as used */
  destination: RouteEnd
  /** Between the snapped ends, on WGS84 */
  distance_km: number
  /** Distance, nautical miles */
  distance_nm: number
  /** Nine in ten published distances between the same ports lie from here to distance_high_km */
  distance_low_km: number
  /** Ships sail further than published distances: sailed_estimate says by how much */
  distance_high_km: number
  /** distance_km divided by speed_kmh, plus passage_delay_hours. Without waiting times */
  duration_hours: number
  /** Hours that the speed limits of passages add. Fuel is that of the whole distance at speed_kmh */
  passage_delay_hours: number
  /** Speed, km/h */
  speed_kmh: number
  /** Detail of the coast, km */
  resolution_km: number
  /** Passages on the way, in order */
  passages: PassageUse[]
  /** Line as GeoJSON */
  geometry: RouteGeometry
  /** One route for each canal on the route that avoids it, if such a route exists */
  alternatives: SavedAlternative[]
  /** The return route */
  reverse_slug: string
  /** Version of the sea data */
  data_version: string
  /** When the length was calculated with this sea data */
  updated_at: string
}

export interface PopularRoute {
  /** Place of departure, as used */
  origin: Port
  /** Place of arrival, as used */
  destination: Port
  /** How often this route was calculated */
  calculations: number
}

export interface RouteStatistics {
  /** Routes that were calculated and charged */
  calculations_total: number
  /** The same on this UTC day */
  calculations_today: number
  /** Cells of matrices calculated */
  matrix_cells_total: number
  /** Estimates of emissions calculated */
  emissions_total: number
  /** Mean over calculated routes */
  average_distance_km: number | null
  /** Accurate to 1 % */
  median_distance_km: number | null
  /** Routing time, accurate to 1 %, excluding cached responses */
  p50_compute_ms: number | null
  /** Routing time, accurate to 1 %, excluding cached responses */
  p95_compute_ms: number | null
  /** Requests that had no route */
  no_route_total: number
  /** Routes calculated, by resolution */
  by_resolution_km: Record<string, unknown>
  /** Routes that use a passage */
  by_passage: Record<string, unknown>
  /** Most requested port pairs of the last 90 days, limited to those requested by five or more accounts */
  top_routes: PopularRoute[]
}

export interface CacheNumbers {
  /** Cached responses */
  entries: number
  /** Most answers that the cache keeps */
  max_entries: number
  /** Memory used */
  bytes: number
  /** Most bytes that the cache keeps */
  max_bytes: number
  /** Answers found */
  hits: number
  /** Answers not found */
  misses: number
  /** Hits divided by hits plus misses; null before the first request */
  hit_ratio: number | null
  /** Requests that joined an identical one in progress */
  deduplicated: number
  /** Calculations in progress that others can join */
  in_flight: number
  /** Responses evicted to make room */
  evictions: number
}

/** Route cache; matrices and voyages have their own */
export interface CacheStatistics {
  /** Cached responses */
  entries: number
  /** Most answers that the cache keeps */
  max_entries: number
  /** Memory used */
  bytes: number
  /** Most bytes that the cache keeps */
  max_bytes: number
  /** Answers found */
  hits: number
  /** Answers not found */
  misses: number
  /** Hits divided by hits plus misses; null before the first request */
  hit_ratio: number | null
  /** Requests that joined an identical one in progress */
  deduplicated: number
  /** Calculations in progress that others can join */
  in_flight: number
  /** Responses evicted to make room */
  evictions: number
  /** Cache of matrices */
  matrices: CacheNumbers
  /** Cache of voyages */
  voyages: CacheNumbers
  /** When the responding process started */
  since: string
  /** Version of the sea data */
  data_version: string
}

export interface PortSuggestion {
  /** Never reused or renumbered */
  id: number
  /** Name */
  name: string
  /** Country, English name */
  country: string
  /** ISO 3166-1 alpha-2 */
  country_code: string
  /** UN/LOCODE; null if the port has none */
  unlocode: string | null
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  /** Readable name in addresses */
  slug: string
  /** Other English names, former names and additional UN/LOCODEs */
  alternate_names: string[]
  /** Id of the port that this terminal or anchorage belongs to; null for a port */
  main_port_id: number | null
  /** Size class in the World Port Index 2025, by area, facilities and wharves; null if not classified */
  size: 'large' | 'medium' | 'small' | 'very_small' | null
  /** Depth of the entrance channel at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more */
  channel_depth_m: number | null
  /** Depth along the cargo piers at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more */
  pier_depth_m: number | null
  /** Depth at the anchorage at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more */
  anchorage_depth_m: number | null
  /** Depth along the oil terminal at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more */
  oil_terminal_depth_m: number | null
  /** Length of the longest ship, m, from the World Port Index 2025 */
  max_length_m: number | null
  /** Greatest draught, m, from the World Port Index 2025 */
  max_draught_m: number | null
  /** `similar_name`: no name starts with the text; this one is closest in spelling. `country`: the port is in that country */
  match: 'name' | 'alternate_name' | 'word' | 'unlocode' | 'country' | 'similar_name'
  /** The name, code or country that matched */
  matched_name: string
}

export interface PortSuggestions {
  /** Words searched */
  query: string
  /** Most entries of an answer */
  limit: number
  /** Number of entries in this answer */
  count: number
  /** Ports, best or largest first */
  ports: PortSuggestion[]
  /** Warnings about a successful response */
  warnings: Warning[]
}

export interface PortMatch {
  /** Words searched */
  query: string
  /** Whether the name is a port, may be several, or is unknown */
  verdict: 'matched' | 'ambiguous' | 'unknown'
  /** `local_name`: a name in another language. `terminal`: the code of the port with that of a terminal or berth. `as_written`: spelt otherwise, or with a country, a state or another word. Null without a port */
  rule: 'unlocode' | 'name' | 'alternate_name' | 'local_name' | 'terminal' | 'as_written' | null
  /** Terminal or berth behind the code */
  terminal: string | null
  /** Port; null for a position */
  port: Port | null
  /** Ports elsewhere with the name; without a port those that it may mean, or suggestions */
  candidates: Port[]
  /** Why there is no port */
  detail: string | null
  /** Warnings about a successful response */
  warnings: Warning[]
}

export interface PortDetails {
  /** Never reused or renumbered */
  id: number
  /** Name */
  name: string
  /** Country, English name */
  country: string
  /** ISO 3166-1 alpha-2 */
  country_code: string
  /** UN/LOCODE; null if the port has none */
  unlocode: string | null
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  /** Readable name in addresses */
  slug: string
  /** Other English names, former names and additional UN/LOCODEs */
  alternate_names: string[]
  /** Id of the port that this terminal or anchorage belongs to; null for a port */
  main_port_id: number | null
  /** Size class in the World Port Index 2025, by area, facilities and wharves; null if not classified */
  size: 'large' | 'medium' | 'small' | 'very_small' | null
  /** Depth of the entrance channel at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more */
  channel_depth_m: number | null
  /** Depth along the cargo piers at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more */
  pier_depth_m: number | null
  /** Depth at the anchorage at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more */
  anchorage_depth_m: number | null
  /** Depth along the oil terminal at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more */
  oil_terminal_depth_m: number | null
  /** Length of the longest ship, m, from the World Port Index 2025 */
  max_length_m: number | null
  /** Greatest draught, m, from the World Port Index 2025 */
  max_draught_m: number | null
}

export interface PortList {
  /** Number of entries in this answer */
  count: number
  /** Ports, best or largest first */
  ports: PortDetails[]
}

/** The voyages to which it is open although it is closed by default */
export interface LocalUse {
  /** In a straight line from the middle of the passage */
  within_nm: number
  /** How many ends of a leg must lie there */
  ends: 'one' | 'both'
}

export interface PassageLimits {
  /** For example one of two systems of locks */
  name: string
  /** Greatest length */
  loa_m: number | null
  /** Greatest beam */
  beam_m: number | null
  /** Greatest draught; null also where it depends on the beam or the length */
  draft_m: number | null
  /** Greatest height above the water */
  air_draft_m: number | null
}

export interface ListedPassage {
  /** For avoid and allow */
  id: 'suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel'
  /** Name */
  name: string
  /** Kind */
  kind: 'canal' | 'strait' | 'passage'
  /** Open only if allow names it, or to local voyages */
  closed_by_default: boolean
  /** Why it is closed by default */
  closed_because: string | null
  /** Who sails there if the request says nothing: all ships, those that fit its limits, voyages with ends near it, or nobody */
  use: 'all' | 'small' | 'local' | 'nobody'
  local: LocalUse | null
  /** Whether the limits close it to a larger ship; otherwise they cause a warning */
  closes_to_larger_ships: boolean
  /** A ship may pass if it fits any one of these; empty if no limit is known */
  limits: PassageLimits[]
}

export interface PassageList {
  /** Number of entries in this answer */
  count: number
  /** Passages that can be closed or limited */
  passages: ListedPassage[]
}

export interface ListedArea {
  /** Id */
  id: string
  /** Name */
  name: string
  /** For avoid */
  group: 'seca' | 'piracy'
  /** First day of the sulphur limit; voyages before it do not count the area. Null for high-risk areas */
  enforced_from: string | null
  /** Greatest sulphur in the fuel, % by mass */
  sulphur_limit_percent: number | null
  /** Ships with a keel laid on this day or later must meet NOx Tier III */
  nox_tier3_keel_from: string | null
  /** First day of the listing of a high-risk area; null if unknown */
  listed_from: string | null
  /** Last day of the listing, which answers still use if there is no newer one */
  listed_to: string | null
  /** Whether the outline stands for legal coordinates that were unavailable */
  approximate: boolean
  /** Source, with its year */
  source: string
  /** What else to know; null if nothing */
  note: string | null
}

export interface AreaList {
  /** Number of entries in this answer */
  count: number
  /** Areas with a rule or a risk */
  areas: ListedArea[]
}

export interface Health {
  /** Status */
  status: 'ok'
  /** Version */
  version: string
  /** Seconds since the start */
  uptime_seconds: number
}

export interface Ready {
  /** Status */
  status: 'ready'
  /** Version of the sea data */
  data_version: string
  /** Version of the emission factors; null without them */
  factor_set_version: string | null
  /** Hash of the plans */
  plans_version: string
}

export interface ServiceInfo {
  /** Version */
  version: string
  /** Who may call. accounts: with a login or a key; keys: with a key only; none: anyone */
  auth: 'accounts' | 'keys' | 'none'
  /** Version of the sea data; null until it is loaded */
  data_version: string | null
  /** Version of the emission factors; null without them */
  factor_set_version: string | null
  /** Hash of the plans */
  plans_version: string
}

export interface PlanRequest {
  /** For people */
  name: string
  /** State of the planner page: the query of its URL, without the question mark */
  query: string
}

export interface SavedPlan {
  /** Unguessable */
  id: string
  /** Name */
  name: string
  /** Words searched */
  query: string
  /** When it was created, UTC */
  created_at: string
}

export interface SavedPlanList {
  /** Entries of this page */
  items: SavedPlan[]
}

export interface Removed {
  /** It was removed */
  removed: true
}

export interface SharedPlanRequest {
  /** For people */
  name: string
  /** State of the planner page: the query of its URL, without the question mark */
  query: string
  /** The voyage */
  voyage: VoyageRequest
}

export interface SharedPlan {
  /** Unguessable */
  id: string
  /** Name */
  name: string
  /** Words searched */
  query: string
  /** When it was created, UTC */
  created_at: string
  /** The voyage */
  voyage: Voyage
}

/** Every operation by its method and path, with its parameters and its answer. */
export interface Operations {
  /** The OpenAPI document */
  'GET /openapi.json': {
    path: undefined
    query: undefined
    body: undefined
    answer: unknown
  }
  /** Log in */
  'POST /auth/login': {
    path: undefined
    query: undefined
    body: LoginRequest
    answer: LoginAnswer
  }
  /** Log out */
  'POST /auth/logout': {
    path: undefined
    query: undefined
    body: undefined
    answer: LogoutAnswer
  }
  /** Current account */
  'GET /auth/me': {
    path: undefined
    query: undefined
    body: undefined
    answer: User
  }
  /** Today's usage */
  'GET /auth/usage': {
    path: undefined
    query: undefined
    body: undefined
    answer: Usage
  }
  /** Create a key */
  'POST /auth/keys': {
    path: undefined
    query: undefined
    body: KeyRequest
    answer: NewApiKey
  }
  /** List API keys */
  'GET /auth/keys': {
    path: undefined
    query: undefined
    body: undefined
    answer: ApiKeyList
  }
  /** Revoke a key */
  'DELETE /auth/keys/{id}': {
    path: {
      /** Id of the key */
      id: number
    }
    query: undefined
    body: undefined
    answer: Revoked
  }
  /** List sessions */
  'GET /auth/sessions': {
    path: undefined
    query: undefined
    body: undefined
    answer: SessionList
  }
  /** End a session */
  'DELETE /auth/sessions/{id}': {
    path: {
      /** Id of the session */
      id: string
    }
    query: undefined
    body: undefined
    answer: Revoked
  }
  /** List security events */
  'GET /auth/events': {
    path: undefined
    query: undefined
    body: undefined
    answer: SecurityEventList
  }
  /** Change the password */
  'POST /auth/change-password': {
    path: undefined
    query: undefined
    body: ChangePasswordRequest
    answer: ChangePasswordAnswer
  }
  /** Request a temporary password by email */
  'POST /auth/forgot-password': {
    path: undefined
    query: undefined
    body: ForgotPasswordRequest | undefined
    answer: ForgotPasswordAnswer
  }
  /** Calculate a sea route */
  'POST /calculate-route': {
    path: undefined
    query: {
      /** Takes precedence over Accept */
      format?: 'json' | 'geojson' | 'gpx' | 'rtz' | 'kml' | 'csv'
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: RouteRequest
    answer: Route
  }
  /** Calculate a sea route by GET */
  'GET /calculate-route': {
    path: undefined
    query: {
      /** UN/LOCODE, full port name (add ", country" if it is ambiguous) or position: 51.98,4.05 (latitude first), 51 57.3N 4 8.5E */
      origin?: string
      /** Instead of longitude and latitude */
      origin_port_id?: number
      /** Longitude of the origin, degrees */
      origin_lon?: number
      /** Latitude of the origin, degrees */
      origin_lat?: number
      /** UN/LOCODE, full port name (add ", country" if it is ambiguous) or position: 51.98,4.05 (latitude first), 51 57.3N 4 8.5E */
      destination?: string
      /** Instead of longitude and latitude */
      destination_port_id?: number
      /** Longitude of the destination, degrees */
      destination_lon?: number
      /** Latitude of the destination, degrees */
      destination_lat?: number
      /** Arrival wanted, in the form of depart_at; a window only in a body */
      arrive_at?: string
      /** Of the whole way. Default: laden. In ballast the ship has another draught, fuel and speed: vessel.ballast */
      condition?: 'laden' | 'ballast'
      /** Whether a name that no port has may mean the only port that it resembles. The warning suggestion_taken says which was taken */
      accept_suggestions?: boolean
      /** Vessel speed, km/h. Default: of its size class, else of its type (container 16 kn, bulker 12 kn, tanker 12.5 kn), or without a vessel 14 kn; speed_source says which */
      speed_kmh?: number
      /** Vessel speed in knots, instead of speed_kmh */
      speed_kn?: number
      /** Departure: an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199. Sets which emission control areas are in force and dates the timeline. Default for areas: today */
      depart_at?: string
      /** Coastline detail, km */
      resolution_km?: 5 | 10 | 20 | 50 | 100
      /** False closes the Suez Canal */
      suez?: boolean
      /** False closes the Panama Canal */
      panama?: boolean
      /** False closes the Strait of Gibraltar */
      gibraltar?: boolean
      /** False closes the Kiel Canal */
      kiel?: boolean
      /** Passages to close. seca and piracy are areas: they are avoided where possible, not closed */
      avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | 'seca' | 'piracy')[]
      /** Passages to open that are closed by default */
      allow?: ('corinth' | 'northwest' | 'northeast' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[]
      /** Straits and shelves too shallow for the vessel. warn: used with a warning, except straits whose bottom closes them. enforce: the straits are avoided, and the shelves where possible */
      depth?: 'warn' | 'enforce'
      /** Latitude that the route stays north of, because of weather and ice; -90 for none. By default 42° S in the Atlantic and Indian Ocean, 50° S in the Pacific, sloping between them. Between 80 and 50° W the sea stays open to 60° S. Does not apply if an end is south of it, or if there is no route north of it; the warning `south_limit` says so */
      south_limit?: number
      /** Price of fuel, USD per tonne: adds the cost */
      fuel_price_usd_per_tonne?: number
      /** List the ports within 25 km of the line */
      include_ports?: boolean
      /** Number of waypoints wanted */
      waypoint_count?: number
      /** Default: count with a waypoint_count. With neither, the turns that matter most, 16 at most and written as simplify; legs between them may cross land: the geometry is the route. simplify returns as many of the most significant vertices as waypoint_count says, and legs may cross land; without a count, no leg does */
      waypoint_strategy?: 'nth' | 'count' | 'simplify' | 'none'
      /** Whether to estimate what a ship will sail, which is more than the shortest route. Times, fuel and emissions stay those of distance_km */
      sailed_estimate?: boolean
      /** Adds wind: what the winds of each month take from the ship on the same line, as a band beside the time in calm water. Nothing else in the answer changes */
      wind?: boolean
      /** Number of alternative routes to return */
      alternatives?: number
      /** line: dense enough to draw with straight segments, which deviate by less than 1 km; corners: only the vertices of the great circles */
      geometry?: 'line' | 'corners'
      /** Geometry across ±180°: unwrap continues past it, split cuts there, wrap keeps every longitude within ±180 */
      antimeridian?: 'unwrap' | 'split' | 'wrap'
      /** container, bulker, tanker, or a ship as brokers call it: its class and dimensions fill what is missing. Default: container with capacity_teu or cargo; dimensions alone close canals and straits and say nothing of fuel, but a single route or matrix needs a type */
      vessel_type?: 'container' | 'bulker' | 'tanker' | 'small_feeder' | 'feeder' | 'feedermax' | 'sub_panamax' | 'post_panamax_plus' | 'vlcs' | 'large_post_panamax' | 'neo_panamax' | 'new_panamax' | 'ulcv' | 'ulcs' | 'megamax' | 'handysize' | 'handy_bulker' | 'handymax' | 'supramax' | 'ultramax' | 'kamsarmax' | 'capesize' | 'newcastlemax' | 'babycape' | 'mini_cape' | 'cape' | 'vloc' | 'valemax' | 'guaibamax' | 'wozmax' | 'mr' | 'mr1' | 'mr2' | 'handy_tanker' | 'lr1' | 'lr2' | 'aframax' | 'suezmax' | 'vlcc' | 'ulcc' | 'containership' | 'containerschiff' | 'portacontenedores' | 'porte_conteneurs' | 'portacontainer' | 'container_ship' | 'box_ship' | 'bulk_carrier' | 'dry_bulk' | 'bulk' | 'ore_carrier' | 'massengutfrachter' | 'granelero' | 'vraquier' | 'oil_tanker' | 'product_tanker' | 'products_tanker' | 'oil_products_tanker' | 'crude_tanker' | 'crude_oil_tanker' | 'crude_oil_products_tanker' | 'clean_tanker' | 'dirty_tanker' | 'tankschiff' | 'oeltanker' | 'petrolero' | 'petrolier' | 'feeder_container' | 'deep_sea_container' | 'chemical_tanker' | 'oil_chemical_tanker' | 'chemical_oil_tanker' | 'chemical_products_tanker' | 'chemical_oil_products_tanker' | 'parcel_tanker' | 'edible_oil_tanker' | 'vegetable_oil_tanker' | 'lng_carrier' | 'lng_tanker' | 'vlgc' | 'very_large_gas_carrier' | 'gas_carrier' | 'lpg_carrier' | 'lpg_tanker' | 'lpgc' | 'liquefied_gas' | 'combination_gas' | 'ethylene_carrier' | 'ammonia_carrier' | 'co2_carrier' | 'reefer' | 'reefer_ship' | 'refrigerated_cargo' | 'palletised_cargo' | 'car_carrier' | 'vehicle_carrier' | 'vehicles_carrier' | 'pctc' | 'pcc' | 'car_truck_carrier' | 'pure_car_carrier' | 'pure_car_truck_carrier' | 'pure_car_and_truck_carrier' | 'ro_ro_cargo_ship_vehicle_carrier' | 'ro_ro' | 'roro' | 'ro_ro_cargo' | 'ferry' | 'ropax' | 'ro_pax' | 'passenger_ro_ro' | 'passenger_ro_ro_cargo' | 'ro_ro_passenger' | 'cruise' | 'cruise_ship' | 'cruise_liner' | 'passenger_cruise' | 'cruise_passenger' | 'passenger_ship_cruise_passenger' | 'general_cargo' | 'multipurpose' | 'mpp' | 'heavy_lift' | 'cargo_ship' | 'dry_cargo' | 'freighter' | 'mpv' | 'multi_purpose' | 'breakbulk' | 'break_bulk' | 'tween_decker' | 'tweendecker' | 'project_cargo' | 'stueckgutfrachter' | 'handy' | 'panamax_bulker' | 'very_large_crude_carrier' | 'medium_range' | 'long_range_1' | 'long_range_2' | 'panamax_container' | 'post_panamax_container' | 'panamax_tanker' | 'seawaymax' | 'laker' | 'great_lakes_bulk' | 'chinamax' | 'small_tanker' | 'coastal_tanker' | 'asphalt_tanker' | 'bitumen_tanker' | 'asphalt_bitumen_tanker' | 'bunkering_tanker' | 'bunker_tanker' | 'lngc' | 'q_flex' | 'q_max' | 'vlac' | 'vlec' | 'ethane_carrier' | 'mgc' | 'medium_gas_carrier' | 'lctc' | 'conro' | 'container_ro_ro_cargo' | 'ro_ro_container' | 'combination_carrier' | 'obo' | 'ore_oil_carrier' | 'bulk_oil_carrier' | 'open_hatch' | 'open_hatch_bulk' | 'open_hatch_cargo' | 'open_hatch_general_cargo' | 'ohgc' | 'woodchip_carrier' | 'wood_chip_carrier' | 'wood_chips_carrier' | 'chip_carrier' | 'cement_carrier' | 'livestock_carrier' | 'heavy_load' | 'deck_cargo' | 'semi_submersible' | 'lgc' | 'large_gas_carrier' | 'small_lng' | 'lng_bunkering_tanker' | 'lng_bunker' | 'shuttle_tanker' | 'dunkirkmax' | 'very_large_ore_carrier' | 'vlbc' | 'post_panamax_bulker' | 'large_feeder' | 'bangkokmax' | 'vlcv' | 'megamax_24' | 'mgx_24' | 'coaster' | 'minibulker' | 'short_sea' | 'coastal' | 'river_sea' | 'shortsea'
      /** Has no effect */
      vessel_imo?: number | string
      /** Capacity of a container ship, TEU: decides its size class and models its fuel */
      vessel_capacity_teu?: number
      /** Deadweight of any other ship, t: decides its size class and models its fuel */
      vessel_deadweight_tonnes?: number
      /** Gross tonnage: the size if nothing else says it. Selects a row by GT in the operator's factor pack; below 5,000 no carbon law applies */
      vessel_gross_tonnage?: number
      /** For example panamax; an unknown value is ignored with a warning */
      vessel_size_class?: string
      /** Draught, m */
      vessel_draft_m?: number
      /** Beam, m */
      vessel_beam_m?: number
      /** Length overall, m */
      vessel_loa_m?: number
      /** Fuel at the voyage speed, tonnes per day */
      vessel_fuel_tonnes_per_day?: number
      /** Fuel at anchor, tonnes per day. Default: that of a ship of this size */
      vessel_anchor_fuel_tonnes_per_day?: number
      /** Outside emission control areas, where gas oil replaces HFO and VLSFO. Default: VLSFO, which assumptions then names; /v1/emissions/sea assumes HFO */
      vessel_fuel_type?: 'HFO' | 'VLSFO' | 'MGO'
      /** Containers, in twenty-foot units */
      teu?: number
      /** Such as 45R1, 40HC, 40 ft reefer */
      container_type?: string
      /** Takes precedence over Accept */
      format?: 'json' | 'geojson' | 'gpx' | 'rtz' | 'kml' | 'csv'
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: undefined
    answer: Route
  }
  /** Calculate any number of sea routes */
  'POST /v1/routes/batch': {
    path: undefined
    query: {
      /** Takes precedence over Accept. csv has a row of figures; geojsonl (a feature per line), geojsons (the same by RFC 8142), parquet (GeoParquet 1.1) and fgb (FlatGeobuf) have a line for maps too */
      format?: 'ndjson' | 'csv' | 'geojsonl' | 'geojsons' | 'parquet' | 'fgb'
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: undefined
    answer: string
  }
  /** Distance between two places */
  'GET /v1/distance': {
    path: undefined
    query: {
      /** UN/LOCODE, full port name (add ", country" if it is ambiguous), port id or position: 51.98,4.05 (latitude first) */
      from: string
      /** UN/LOCODE, full port name (add ", country" if it is ambiguous), port id or position: 51.98,4.05 (latitude first) */
      to: string
      /** Unit */
      unit?: 'nm' | 'km'
      /** text: only the number */
      format?: 'json' | 'text'
      /** Passages to close. seca and piracy are areas: they are avoided where possible, not closed */
      avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | 'seca' | 'piracy')[]
      /** Passages to open that are closed by default */
      allow?: ('corinth' | 'northwest' | 'northeast' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[]
      /** Coastline detail, km */
      resolution_km?: 5 | 10 | 20 | 50 | 100
      /** API key with no scope but routes, for programs that cannot send headers. Only if the service allows it (FAIRWAY_KEY_IN_URL) */
      key?: string
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: undefined
    answer: Distance
  }
  /** Hours, arrival, fuel, emissions or cost between two places */
  'GET /v1/figure': {
    path: undefined
    query: {
      /** UN/LOCODE, full port name (add ", country" if it is ambiguous), port id or position: 51.98,4.05 (latitude first) */
      from: string
      /** UN/LOCODE, full port name (add ", country" if it is ambiguous), port id or position: 51.98,4.05 (latitude first) */
      to: string
      /** hours: time at sea. arrival: needs depart_at. fuel: of the ship, needs vessel_type. co2e: well to wake, of the cargo if mass_tonnes or teu is given, otherwise of the ship. cost: of the fuel, needs vessel_type and fuel_price_usd_per_tonne */
      what: 'hours' | 'arrival' | 'fuel' | 'co2e' | 'cost'
      /** Cargo, for co2e */
      mass_tonnes?: number
      /** Containers of the cargo, for co2e */
      teu?: number
      /** container, bulker, tanker, or a ship as brokers call it: its class and dimensions fill what is missing. Default: container with capacity_teu or cargo; dimensions alone close canals and straits and say nothing of fuel, but a single route or matrix needs a type */
      vessel_type?: 'container' | 'bulker' | 'tanker' | 'small_feeder' | 'feeder' | 'feedermax' | 'sub_panamax' | 'post_panamax_plus' | 'vlcs' | 'large_post_panamax' | 'neo_panamax' | 'new_panamax' | 'ulcv' | 'ulcs' | 'megamax' | 'handysize' | 'handy_bulker' | 'handymax' | 'supramax' | 'ultramax' | 'kamsarmax' | 'capesize' | 'newcastlemax' | 'babycape' | 'mini_cape' | 'cape' | 'vloc' | 'valemax' | 'guaibamax' | 'wozmax' | 'mr' | 'mr1' | 'mr2' | 'handy_tanker' | 'lr1' | 'lr2' | 'aframax' | 'suezmax' | 'vlcc' | 'ulcc' | 'containership' | 'containerschiff' | 'portacontenedores' | 'porte_conteneurs' | 'portacontainer' | 'container_ship' | 'box_ship' | 'bulk_carrier' | 'dry_bulk' | 'bulk' | 'ore_carrier' | 'massengutfrachter' | 'granelero' | 'vraquier' | 'oil_tanker' | 'product_tanker' | 'products_tanker' | 'oil_products_tanker' | 'crude_tanker' | 'crude_oil_tanker' | 'crude_oil_products_tanker' | 'clean_tanker' | 'dirty_tanker' | 'tankschiff' | 'oeltanker' | 'petrolero' | 'petrolier' | 'feeder_container' | 'deep_sea_container' | 'chemical_tanker' | 'oil_chemical_tanker' | 'chemical_oil_tanker' | 'chemical_products_tanker' | 'chemical_oil_products_tanker' | 'parcel_tanker' | 'edible_oil_tanker' | 'vegetable_oil_tanker' | 'lng_carrier' | 'lng_tanker' | 'vlgc' | 'very_large_gas_carrier' | 'gas_carrier' | 'lpg_carrier' | 'lpg_tanker' | 'lpgc' | 'liquefied_gas' | 'combination_gas' | 'ethylene_carrier' | 'ammonia_carrier' | 'co2_carrier' | 'reefer' | 'reefer_ship' | 'refrigerated_cargo' | 'palletised_cargo' | 'car_carrier' | 'vehicle_carrier' | 'vehicles_carrier' | 'pctc' | 'pcc' | 'car_truck_carrier' | 'pure_car_carrier' | 'pure_car_truck_carrier' | 'pure_car_and_truck_carrier' | 'ro_ro_cargo_ship_vehicle_carrier' | 'ro_ro' | 'roro' | 'ro_ro_cargo' | 'ferry' | 'ropax' | 'ro_pax' | 'passenger_ro_ro' | 'passenger_ro_ro_cargo' | 'ro_ro_passenger' | 'cruise' | 'cruise_ship' | 'cruise_liner' | 'passenger_cruise' | 'cruise_passenger' | 'passenger_ship_cruise_passenger' | 'general_cargo' | 'multipurpose' | 'mpp' | 'heavy_lift' | 'cargo_ship' | 'dry_cargo' | 'freighter' | 'mpv' | 'multi_purpose' | 'breakbulk' | 'break_bulk' | 'tween_decker' | 'tweendecker' | 'project_cargo' | 'stueckgutfrachter' | 'handy' | 'panamax_bulker' | 'very_large_crude_carrier' | 'medium_range' | 'long_range_1' | 'long_range_2' | 'panamax_container' | 'post_panamax_container' | 'panamax_tanker' | 'seawaymax' | 'laker' | 'great_lakes_bulk' | 'chinamax' | 'small_tanker' | 'coastal_tanker' | 'asphalt_tanker' | 'bitumen_tanker' | 'asphalt_bitumen_tanker' | 'bunkering_tanker' | 'bunker_tanker' | 'lngc' | 'q_flex' | 'q_max' | 'vlac' | 'vlec' | 'ethane_carrier' | 'mgc' | 'medium_gas_carrier' | 'lctc' | 'conro' | 'container_ro_ro_cargo' | 'ro_ro_container' | 'combination_carrier' | 'obo' | 'ore_oil_carrier' | 'bulk_oil_carrier' | 'open_hatch' | 'open_hatch_bulk' | 'open_hatch_cargo' | 'open_hatch_general_cargo' | 'ohgc' | 'woodchip_carrier' | 'wood_chip_carrier' | 'wood_chips_carrier' | 'chip_carrier' | 'cement_carrier' | 'livestock_carrier' | 'heavy_load' | 'deck_cargo' | 'semi_submersible' | 'lgc' | 'large_gas_carrier' | 'small_lng' | 'lng_bunkering_tanker' | 'lng_bunker' | 'shuttle_tanker' | 'dunkirkmax' | 'very_large_ore_carrier' | 'vlbc' | 'post_panamax_bulker' | 'large_feeder' | 'bangkokmax' | 'vlcv' | 'megamax_24' | 'mgx_24' | 'coaster' | 'minibulker' | 'short_sea' | 'coastal' | 'river_sea' | 'shortsea'
      /** For example panamax; an unknown value is ignored with a warning */
      vessel_size_class?: string
      /** Vessel speed in knots, instead of speed_kmh */
      speed_kn?: number
      /** Departure: an ISO 8601 time with a time zone (2026-12-01T06:00:00Z, 2026-12-01T06:00[Europe/Amsterdam]) or a day (2026-12-01, midnight UTC), from 1900 to 2199. Sets which emission control areas are in force and dates the timeline. Default for areas: today */
      depart_at?: string
      /** Price of fuel, USD per tonne: adds the cost */
      fuel_price_usd_per_tonne?: number
      /** text: only the figure */
      format?: 'json' | 'text'
      /** Passages to close. seca and piracy are areas: they are avoided where possible, not closed */
      avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'bosporus' | 'dardanelles' | 'st-lawrence-seaway' | 'oresund' | 'great-belt' | 'hormuz' | 'sunda' | 'lombok' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'torres' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel' | 'seca' | 'piracy')[]
      /** Passages to open that are closed by default */
      allow?: ('corinth' | 'northwest' | 'northeast' | 'belle-isle' | 'canso' | 'johnstone' | 'serpents-mouth' | 'china-strait' | 'kalmarsund' | 'nevelskoy' | 'hainan' | 'chesapeake-delaware' | 'cape-cod' | 'inside-schemes' | 'east-river' | 'san-juanico' | 'strelasund' | 'volga-don' | 'harris' | 'gronsund' | 'fehmarnsund' | 'kyle-rhea' | 'nagashima' | 'pasman' | 'middle-channel')[]
      /** Coastline detail, km */
      resolution_km?: 5 | 10 | 20 | 50 | 100
      /** API key with no scope but routes, for programs that cannot send headers. Only if the service allows it (FAIRWAY_KEY_IN_URL) */
      key?: string
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: undefined
    answer: Figure
  }
  /** Calculate a distance matrix */
  'POST /calculate-matrix': {
    path: undefined
    query: {
      /** Takes precedence over Accept. csv has a row for each cell */
      format?: 'json' | 'csv'
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: MatrixRequest
    answer: Matrix
  }
  /** Plan a voyage */
  'POST /v1/voyages': {
    path: undefined
    query: {
      /** Takes precedence over Accept */
      format?: 'json' | 'geojson' | 'gpx' | 'rtz' | 'kml' | 'csv'
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: VoyageRequest
    answer: Voyage
  }
  /** Find how far a vessel can get in a given time */
  'POST /v1/reach': {
    path: undefined
    query: {
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: ReachRequest
    answer: Reach
  }
  /** Draw what a ship sailed */
  'POST /v1/traces': {
    path: undefined
    query: {
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: TraceRequest
    answer: Trace
  }
  /** Estimate greenhouse gas emissions */
  'POST /v1/emissions/sea': {
    path: undefined
    query: {
      /** ileap: ShipmentFootprint of iLEAP 1.0.0. pact: a list of product footprints, that of the shipment first */
      format?: 'json' | 'ileap' | 'pact'
      /** Default: the id of the answer */
      shipment_id?: string
      /** Publisher of footprints: needed for pact */
      company_name?: string
      /** Its id, a URN such as urn:epc:id:sgln:4063973.00000.8: needed for pact */
      company_id?: string
      /** 3 is PACT 3.0.0; 2 is PACT 2.2.0, which systems of iLEAP 1.0.0 load */
      pact_version?: '3' | '2'
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: EmissionsRequest
    answer: EmissionsEstimate
  }
  /** Preview an estimate */
  'POST /v1/emissions/sea/dry-run': {
    path: undefined
    query: undefined
    body: EmissionsRequest
    answer: EmissionsPreview
  }
  /** Estimate any number of shipments */
  'POST /v1/emissions/batch': {
    path: undefined
    query: {
      /** Takes precedence over Accept. csv has a row of figures; ileap and pact are NDJSON whose answers are footprints, with the id of the row as that of the shipment */
      format?: 'ndjson' | 'csv' | 'ileap' | 'pact'
      /** Publisher of footprints: needed for pact */
      company_name?: string
      /** Its id, a URN such as urn:epc:id:sgln:4063973.00000.8: needed for pact */
      company_id?: string
      /** 3 is PACT 3.0.0; 2 is PACT 2.2.0, which systems of iLEAP 1.0.0 load */
      pact_version?: '3' | '2'
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: undefined
    answer: string
  }
  /** Add up the emissions of a transport chain */
  'POST /v1/emissions/chains': {
    path: undefined
    query: {
      /** ileap: ShipmentFootprint of iLEAP 1.0.0. pact: a list of product footprints, that of the shipment first */
      format?: 'json' | 'ileap' | 'pact'
      /** Default: the id of the answer */
      shipment_id?: string
      /** Publisher of footprints: needed for pact */
      company_name?: string
      /** Its id, a URN such as urn:epc:id:sgln:4063973.00000.8: needed for pact */
      company_id?: string
      /** 3 is PACT 3.0.0; 2 is PACT 2.2.0, which systems of iLEAP 1.0.0 load */
      pact_version?: '3' | '2'
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: ChainRequest
    answer: ChainEstimate
  }
  /** Add up the chains of a table of legs */
  'POST /v1/emissions/legs': {
    path: undefined
    query: {
      /** Takes precedence over Accept. csv has a row of figures; ileap and pact are NDJSON whose answers are footprints, with the id of the row as that of the shipment */
      format?: 'ndjson' | 'csv' | 'ileap' | 'pact'
      /** Publisher of footprints: needed for pact */
      company_name?: string
      /** Its id, a URN such as urn:epc:id:sgln:4063973.00000.8: needed for pact */
      company_id?: string
      /** 3 is PACT 3.0.0; 2 is PACT 2.2.0, which systems of iLEAP 1.0.0 load */
      pact_version?: '3' | '2'
      /** kg CO2e of a container at a terminal; default: a figure of HHLA; 0 leaves hubs out */
      hub?: number
      /** How to read 01/04/2026: day or month first */
      date_order?: 'dmy' | 'mdy'
      /** What the point of 18.500 separates */
      points?: 'thousands' | 'decimals'
    }
    body: undefined
    answer: string
  }
  /** Calculate a ship's year */
  'POST /v1/emissions/ship-years': {
    path: undefined
    query: {
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: ShipYearRequest
    answer: ShipYear
  }
  /** Declare the shipments of a period */
  'POST /v1/emissions/declarations': {
    path: undefined
    query: {
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: DeclarationRequest
    answer: DeclarationAnswer
  }
  /** Calculate FuelEU of a fleet's year */
  'POST /v1/emissions/fleets': {
    path: undefined
    query: undefined
    body: FleetRequest
    answer: FleetYear
  }
  /** Compare two declarations */
  'POST /v1/emissions/declarations/compare': {
    path: undefined
    query: undefined
    body: DeclarationComparisonRequest
    answer: DeclarationComparison
  }
  /** Answer a table while nobody waits */
  'POST /v1/jobs': {
    path: undefined
    query: {
      /** What the rows are: `routes` as for /v1/routes/batch, `emissions` as for /v1/emissions/batch (or CSV and XLSX with their columns), `legs`: a table as for /v1/emissions/legs */
      kind: 'routes' | 'emissions' | 'legs'
      /** HTTPS address that is notified when the job ends. Needs the header Webhook-Secret */
      webhook?: string
      /** Public HTTPS address of the table, instead of a body: CSV, XLSX or lines of JSON, as its end or its Content-Type says. It is read once, before the answer; no redirect is followed */
      source?: string
      /** kg CO2e of a container at a terminal; default: a figure of HHLA; 0 leaves hubs out */
      hub?: number
      /** How to read 01/04/2026: day or month first */
      date_order?: 'dmy' | 'mdy'
      /** What the point of 18.500 separates */
      points?: 'thousands' | 'decimals'
    }
    body: undefined | undefined
    answer: Job
  }
  /** List your jobs */
  'GET /v1/jobs': {
    path: undefined
    query: {
      /** Entries per page; a larger number is reduced to 100, with a warning */
      limit?: number
      /** next_cursor of the previous page */
      cursor?: string
    }
    body: undefined
    answer: JobList
  }
  /** State and progress of a job */
  'GET /v1/jobs/{id}': {
    path: {
      /** Id of the job */
      id: string
    }
    query: undefined
    body: undefined
    answer: Job
  }
  /** Cancel a job */
  'DELETE /v1/jobs/{id}': {
    path: {
      /** Id of the job */
      id: string
    }
    query: undefined
    body: undefined
    answer: Job
  }
  /** Results of a job */
  'GET /v1/jobs/{id}/results': {
    path: {
      /** Id of the job */
      id: string
    }
    query: {
      /** Takes precedence over Accept. csv has a row of figures */
      format?: 'ndjson' | 'csv'
      /** Columns of csv, separated by commas; default: all (`*`) */
      fields?: string
    }
    body: undefined
    answer: string
  }
  /** List your calculated routes and voyages */
  'GET /routes/history': {
    path: undefined
    query: {
      /** Entries per page; a larger number is reduced to 100, with a warning */
      limit?: number
      /** next_cursor of the previous page */
      cursor?: string
    }
    body: undefined
    answer: History
  }
  /** List saved routes */
  'GET /routes': {
    path: undefined
    query: {
      /** Entries per page; a larger number is reduced to 100, with a warning */
      limit?: number
      /** next_cursor of the previous page */
      cursor?: string
    }
    body: undefined
    answer: SavedRoutes
  }
  /** Example requests */
  'GET /routes/examples': {
    path: undefined
    query: undefined
    body: undefined
    answer: RouteExamples
  }
  /** Get a saved route */
  'GET /routes/{slug}': {
    path: {
      /** Readable name in addresses */
      slug: string
    }
    query: {
      /** Takes precedence over Accept */
      format?: 'json' | 'geojson' | 'gpx' | 'rtz' | 'kml' | 'csv'
    }
    body: undefined
    answer: SavedRoute
  }
  /** Route statistics */
  'GET /stats/routes': {
    path: undefined
    query: undefined
    body: undefined
    answer: RouteStatistics
  }
  /** Cache statistics */
  'GET /stats/cache': {
    path: undefined
    query: undefined
    body: undefined
    answer: CacheStatistics
  }
  /** Search ports */
  'GET /ports/search': {
    path: undefined
    query: {
      /** Start of a name in any language, of a word in it, or of a UN/LOCODE, with or without the country; a terminal, with or without its port; or a country. Up to two letters may be wrong */
      q: string
      /** A larger number is reduced to 50, with a warning */
      limit?: number
    }
    body: undefined
    answer: PortSuggestions
  }
  /** Match a place of a file with a port */
  'GET /ports/match': {
    path: undefined
    query: {
      /** A place as a file has it: a name in any language, a UN/LOCODE, a code with a terminal */
      q: string
      /** ISO 3166-1 alpha-2 code or name */
      country?: string
    }
    body: undefined
    answer: PortMatch
  }
  /** Get a port */
  'GET /ports/{id}': {
    path: {
      /** Id, or UN/LOCODE in any case */
      id: string
    }
    query: undefined
    body: undefined
    answer: PortDetails
  }
  /** List ports */
  'GET /v1/ports': {
    path: undefined
    query: {
      /** Takes precedence over Accept */
      format?: 'json' | 'geojson' | 'csv'
    }
    body: undefined
    answer: PortList
  }
  /** List passages */
  'GET /v1/passages': {
    path: undefined
    query: {
      /** Takes precedence over Accept */
      format?: 'json' | 'geojson'
    }
    body: undefined
    answer: PassageList
  }
  /** List areas */
  'GET /v1/areas': {
    path: undefined
    query: {
      /** Takes precedence over Accept */
      format?: 'json' | 'geojson'
    }
    body: undefined
    answer: AreaList
  }
  /** Liveness */
  'GET /health': {
    path: undefined
    query: undefined
    body: undefined
    answer: Health
  }
  /** Readiness */
  'GET /ready': {
    path: undefined
    query: undefined
    body: undefined
    answer: Ready
  }
  /** What the service offers */
  'GET /v1/service': {
    path: undefined
    query: undefined
    body: undefined
    answer: ServiceInfo
  }
  /** Metrics */
  'GET /metrics': {
    path: undefined
    query: undefined
    body: undefined
    answer: string
  }
  /** All problems */
  'GET /problems': {
    path: undefined
    query: undefined
    body: undefined
    answer: string
  }
  /** A problem */
  'GET /problems/{code}': {
    path: {
      /** Stable code, for programs */
      code: string
    }
    query: undefined
    body: undefined
    answer: string
  }
  /** Save a plan */
  'POST /v1/plans': {
    path: undefined
    query: undefined
    body: PlanRequest
    answer: SavedPlan
  }
  /** List your saved plans */
  'GET /v1/plans': {
    path: undefined
    query: undefined
    body: undefined
    answer: SavedPlanList
  }
  /** Delete a saved plan */
  'DELETE /v1/plans/{id}': {
    path: {
      /** Id of the plan */
      id: string
    }
    query: undefined
    body: undefined
    answer: Removed
  }
  /** Share a plan */
  'POST /v1/shared-plans': {
    path: undefined
    query: {
      /** Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer */
      fields?: string
    }
    body: SharedPlanRequest
    answer: SavedPlan
  }
  /** List your shared plans */
  'GET /v1/shared-plans': {
    path: undefined
    query: undefined
    body: undefined
    answer: SavedPlanList
  }
  /** Read a shared plan */
  'GET /v1/shared-plans/{id}': {
    path: {
      /** Id of the plan */
      id: string
    }
    query: undefined
    body: undefined
    answer: SharedPlan
  }
  /** Picture of a shared plan */
  'GET /v1/shared-plans/{id}/picture': {
    path: {
      /** Id of the plan */
      id: string
    }
    query: undefined
    body: undefined
    answer: string
  }
  /** The planner */
  'GET /': {
    path: undefined
    query: {
      /** Id of a shared plan to show */
      shared?: string
    }
    body: undefined
    answer: string
  }
  /** The map of one route */
  'GET /embed': {
    path: undefined
    query: undefined
    body: undefined
    answer: string
  }
  /** The API reference */
  'GET /docs': {
    path: undefined
    query: undefined
    body: undefined
    answer: string
  }
}

/** Every problem code of the service. */
export type ProblemCode =
  | 'address_not_allowed'
  | 'deadline_exceeded'
  | 'emissions_unavailable'
  | 'headers_too_large'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'identity_provider_unavailable'
  | 'insufficient_scope'
  | 'internal_error'
  | 'invalid_credentials'
  | 'invalid_idempotency_key'
  | 'invalid_json'
  | 'invalid_token'
  | 'job_not_finished'
  | 'job_not_found'
  | 'key_not_found'
  | 'login_disabled'
  | 'login_required'
  | 'mail_not_configured'
  | 'malformed_request'
  | 'matrix_empty'
  | 'matrix_too_large'
  | 'missing_token'
  | 'no_accounts'
  | 'no_compatible_factor'
  | 'no_route'
  | 'not_found'
  | 'overloaded'
  | 'payload_too_large'
  | 'plan_not_found'
  | 'point_forbidden'
  | 'point_on_land'
  | 'port_not_found'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'request_timeout'
  | 'route_not_found'
  | 'session_not_found'
  | 'starting'
  | 'stopping'
  | 'storage_unavailable'
  | 'token_expired'
  | 'too_many_jobs'
  | 'too_many_keys'
  | 'too_many_login_attempts'
  | 'too_many_plans'
  | 'unsupported_media_type'
  | 'validation_failed'
  | 'weak_password'
  | 'wrong_password'

/** Passages that `avoid` can close. */
export const PASSAGES = ["suez","panama","gibraltar","malacca","dover","bering","magellan","babelmandeb","kiel","corinth","northwest","northeast","bosporus","dardanelles","st-lawrence-seaway","oresund","great-belt","hormuz","sunda","lombok","belle-isle","canso","johnstone","serpents-mouth","china-strait","kalmarsund","nevelskoy","hainan","torres","chesapeake-delaware","cape-cod","inside-schemes","east-river","san-juanico","strelasund","volga-don","harris","gronsund","fehmarnsund","kyle-rhea","nagashima","pasman","middle-channel"] as const

/** Their English names. */
export const PASSAGE_NAMES = {"suez":"Suez Canal","panama":"Panama Canal","gibraltar":"Strait of Gibraltar","malacca":"Straits of Malacca and Singapore","dover":"Strait of Dover","bering":"Bering Strait","magellan":"Strait of Magellan","babelmandeb":"Bab-el-Mandeb","kiel":"Kiel Canal","corinth":"Corinth Canal","northwest":"Northwest Passage","northeast":"Northeast Passage","bosporus":"Bosporus","dardanelles":"Dardanelles","st-lawrence-seaway":"St Lawrence Seaway (Montreal - Lake Ontario) and Welland Canal","oresund":"Oresund","great-belt":"Great Belt","hormuz":"Strait of Hormuz","sunda":"Sunda Strait","lombok":"Lombok Strait","belle-isle":"Strait of Belle Isle","canso":"Strait of Canso","johnstone":"Johnstone Strait and Seymour Narrows","serpents-mouth":"Serpent's Mouth","china-strait":"China Strait and Goschen Strait","kalmarsund":"Kalmar Sound","nevelskoy":"Nevelskoy Strait","hainan":"Hainan Strait","torres":"Torres Strait","chesapeake-delaware":"Chesapeake and Delaware Canal","cape-cod":"Cape Cod Canal","inside-schemes":"Inside the separation schemes","east-river":"East River and Hell Gate","san-juanico":"San Juanico Strait","strelasund":"Northern approach of Stralsund","volga-don":"Volga-Don waterway","harris":"Sound of Harris","gronsund":"Gronsund","fehmarnsund":"Fehmarnsund","kyle-rhea":"Kyle Rhea","nagashima":"Nagashima Strait and Kuronoseto","pasman":"Pasman Channel","middle-channel":"Middle Channel"} as const

/** Areas that `avoid` can name. */
export const AVOIDABLE_AREAS = ["seca","piracy"] as const

/** Passages that have their own field. */
export const PASSAGE_FLAGS = ["suez","panama","gibraltar","kiel"] as const

/** Passages that `allow` can open. */
export const CLOSED_BY_DEFAULT = ["corinth","northwest","northeast","belle-isle","canso","johnstone","serpents-mouth","china-strait","kalmarsund","nevelskoy","hainan","chesapeake-delaware","cape-cod","inside-schemes","east-river","san-juanico","strelasund","volga-don","harris","gronsund","fehmarnsund","kyle-rhea","nagashima","pasman","middle-channel"] as const

/** Values of `resolution_km`. */
export const RESOLUTIONS_KM = [5,10,20,50,100] as const

/** Resolution of a request that does not name one. */
export const DEFAULT_RESOLUTION_KM = 20 as const

/** Maximum number of alternative routes in a request. */
export const MAX_ALTERNATIVES = 3 as const

/** Values of `waypoint_strategy`. */
export const WAYPOINT_STRATEGIES = ["nth","count","simplify","none"] as const

/** Values of `antimeridian`. */
export const ANTIMERIDIAN_STYLES = ["unwrap","split","wrap"] as const

/** Maximum distance from the route of the ports of `include_ports`, km. */
export const PORTS_WITHIN_KM = 25 as const

/** Types of a route's vessel. */
export const VESSEL_TYPES = ["container","bulker","tanker"] as const

/** Their English names. */
export const VESSEL_TYPE_NAMES = {"container":"Container","bulker":"Bulker","tanker":"Tanker"} as const

/** Size classes of a route's vessel, smallest first, with usual speed (kn), length and draught (m). */
export const SIZE_CLASSES = [{"type":"container","name":"small_feeder","min":0,"max":999,"unit":"TEU","speedKn":13,"loaM":120,"draughtM":7},{"type":"container","name":"feeder","min":1000,"max":1999,"unit":"TEU","speedKn":14,"loaM":150,"draughtM":9},{"type":"container","name":"feedermax","min":2000,"max":2999,"unit":"TEU","speedKn":14.5,"loaM":195,"draughtM":11},{"type":"container","name":"panamax","min":3000,"max":5099,"unit":"TEU","speedKn":15,"loaM":260,"draughtM":12.5},{"type":"container","name":"post_panamax","min":5100,"max":7999,"unit":"TEU","speedKn":15.5,"loaM":300,"draughtM":14},{"type":"container","name":"post_panamax_plus","min":8000,"max":11999,"unit":"TEU","speedKn":15.75,"loaM":337,"draughtM":14.5},{"type":"container","name":"neo_panamax","min":12000,"max":14499,"unit":"TEU","speedKn":16,"loaM":366,"draughtM":15.2},{"type":"container","name":"ulcv","min":14500,"max":null,"unit":"TEU","speedKn":16.5,"loaM":400,"draughtM":16},{"type":"bulker","name":"handysize","min":10000,"max":34999,"unit":"dwt","speedKn":12,"loaM":170,"draughtM":10},{"type":"bulker","name":"handymax","min":35000,"max":49999,"unit":"dwt","speedKn":12,"loaM":190,"draughtM":12.8},{"type":"bulker","name":"supramax","min":50000,"max":59999,"unit":"dwt","speedKn":12,"loaM":190,"draughtM":12.8},{"type":"bulker","name":"panamax","min":60000,"max":99999,"unit":"dwt","speedKn":12,"loaM":229,"draughtM":14.4},{"type":"bulker","name":"capesize","min":100000,"max":199999,"unit":"dwt","speedKn":12,"loaM":292,"draughtM":18.2},{"type":"bulker","name":"vloc","min":200000,"max":null,"unit":"dwt","speedKn":12,"loaM":330,"draughtM":21},{"type":"tanker","name":"mr","min":25000,"max":54999,"unit":"dwt","speedKn":12.5,"loaM":183,"draughtM":12.5},{"type":"tanker","name":"lr1","min":55000,"max":79999,"unit":"dwt","speedKn":12.5,"loaM":228,"draughtM":14},{"type":"tanker","name":"lr2","min":80000,"max":119999,"unit":"dwt","speedKn":12.5,"loaM":250,"draughtM":15},{"type":"tanker","name":"suezmax","min":120000,"max":199999,"unit":"dwt","speedKn":12.5,"loaM":274,"draughtM":17},{"type":"tanker","name":"vlcc","min":200000,"max":319999,"unit":"dwt","speedKn":12.5,"loaM":333,"draughtM":22},{"type":"tanker","name":"ulcc","min":320000,"max":null,"unit":"dwt","speedKn":12.5,"loaM":380,"draughtM":24.5}] as const

/** Fuels of a route's vessel. */
export const VESSEL_FUELS = ["HFO","VLSFO","MGO"] as const

/** Maximum values of a route's vessel. */
export const VESSEL_MAXIMA = {"loaM":500,"beamM":80,"draughtM":30,"fuelTonnesPerDay":500,"anchorFuelTonnesPerDay":500} as const

/** Range of `speed_kmh`. */
export const SPEED_RANGE_KMH = {"min":1,"max":200} as const

/** Default speed by type, knots. */
export const KNOTS_BY_VESSEL_TYPE = {"container":16,"bulker":12,"tanker":12.5} as const

/** Default speed without a vessel, knots. */
export const DEFAULT_KNOTS = 14 as const

/** Maximum number of cells of a matrix. */
export const MAX_CELLS = 10000 as const

/** The same for a matrix that avoids areas. */
export const MAX_AVOIDING_CELLS = 100 as const

/** Types of an estimate's vessel. */
export const CARGO_VESSEL_TYPES = ["container","feeder_container","deep_sea_container","dry_bulk","tanker","general_cargo","ro_ro","vehicle_carrier","ferry"] as const

/** Their English names. */
export const CARGO_VESSEL_TYPE_NAMES = {"container":"Container ship","feeder_container":"Feeder container ship","deep_sea_container":"Deep-sea container ship","dry_bulk":"Dry bulk carrier","tanker":"Tanker","general_cargo":"General cargo ship","ro_ro":"Ro-ro ship","vehicle_carrier":"Vehicle carrier","ferry":"Ferry"} as const

/** Fuels whose consumption can be stated. */
export const CONSUMED_FUELS = ["HFO","VLSFO","MGO","MDO"] as const

/** Methods of an estimate, besides `auto`. */
export const METHODS = ["fuel_based","carrier_intensity","activity_based","default_maritime"] as const

/** Their English names. */
export const METHOD_NAMES = {"fuel_based":"Fuel consumed","carrier_intensity":"Carrier’s intensity","activity_based":"Transport activity","default_maritime":"Maritime default"} as const

/** When `auto` chooses each method. */
export const METHOD_REASONS = {"fuel_based":"the fuel consumed is given","carrier_intensity":"an intensity of this carrier is available","activity_based":"the vessel type is given","default_maritime":"neither fuel nor vessel type is given"} as const

/** Sentences of an answer in English, by code; braces contain values. */
export const MESSAGES = {"shortest_distance":"The distance is the shortest feasible one, without an allowance: logged ocean passages were 1.8 % longer in the median; estimates of a cargo add the 15 % of the GLEC Framework.","sea_passage_only":"Sea passage only: without ports, anchorages, canals and manoeuvring.","sea_and_wait":"Sea passage and the wait at its end: without ports, canals and manoeuvring.","fuel_factors":"Fuel factors: Regulation (EU) 2023/1805, Annex II, with GWP100 of IPCC AR6.","one_price":"One price applies to every fuel.","fuel_assumed":"Fuel: {fuel} is assumed, as none is given; estimates of a cargo assume {cargo_fuel}.","eca_fuel":"{fuel} inside emission control areas; no exhaust gas scrubber.","no_eca_fuel":"No change of fuel inside emission control areas.","size_class_measured":"Size class: {type} {size_class}, the nearest in length or beam.","size_class_assumed":"Size class: {type} {size_class}, as none is given.","container_class_assumed":"Size class: container {size_class}, as none is given: one ship for all legs and cells. An estimate of a cargo takes the ship usual on its trade instead.","daily_fuel_given":"Daily fuel as given, at the speed of the voyage, for every fuel.","daily_fuel_modelled":"Daily fuel: cubic law on {kw} kW and {kn} kn, with {sea_margin} sea margin.","ballast_draught":"In ballast: a draught of {m} m, {percent} % of the design draught, is assumed.","ballast_draught_given":"In ballast: a draught of {m} m as given, {percent} % of the design draught.","ballast_fuel":"In ballast: {percent} % of the daily fuel given, as the model of the ship has it.","full_power":"The speed needs a calm sea: fuel is calculated for full power at {kn} kn.","slow_speed":"The speed is under half the maximum, where the cubic law is an extrapolation; the main engine gives at least {percent} % of its power.","port_fuel":"{fuel} in ports of the EEA and the United Kingdom and inside emission control areas.","stay_hours":"{berth_hours} h at berth and {anchorage_hours} h at anchor: auxiliary engines and boilers, without manoeuvring.","anchor_fuel_given":"{berth_hours} h at berth with auxiliary engines and boilers, and {anchorage_hours} h at anchor with the given fuel per day, without manoeuvring.","shore_power":"Shore power of {g_per_kwh} g CO2e/kWh, all of it well to tank; its cost is not included.","factor_of_sea_passage":"The factor covers the sea passage only; fuel in ports and canals is added to the total.","power_recalled":"Engine power and speed of the class {size_class} are recalled by us, not read in a source.","ship_of_trade":"No ship is named: a container ship of {teu} TEU is modelled, the mean of the trade {lane} ({source}, {year}).","ship_of_distance":"No ship is named: a container ship of {teu} TEU is modelled, usual where the trade has no mean of its own ({source}, {year}).","ship_of_type":"No ship is named: a feeder of {teu} TEU is modelled, which represents the type.","published_beside":"Modelled data rank above a published average (ISO 14083), which is among the alternatives. Give capacity_teu if you know the ship.","cargo_fuel_assumed":"No fuel is given: {fuel} is assumed, which has required a scrubber since 2020; VLSFO emits 0.84 % more. Routes and voyages assume {route_fuel}.","reefer_electricity":"Electricity of refrigerated cargo: {kw} kW per TEU on average, with a spread of ±60 %; its emissions use GWP values of AR6.","reefer_fuel_assumed":"Electricity of refrigerated cargo is from {fuel}, as no fuel is given.","reefer_in_fuel":"Electricity of refrigerated cargo is part of the fuel consumed.","fuel_without_evidence":"The fuel is as the caller states it, without evidence; its factor is a default.","fuel_measured":"The fuel is primary data: {kind}, of {period}. Its factor is a default.","fuel_verified":"The fuel is primary data: {kind}, verified by {verifier}. Its factor is a default.","fuel_measured_and_verified":"The fuel is primary data: {kind}, of {period}, verified by {verifier}. Its factor is a default.","fuel_grade":"Grade {grade}: the row of {row} in Annex II.","ship_year_gases":"The ship's verified annual figures from EU MRV, of CO2, CH4 and N2O: all its voyages to and from the EEA, including ballast voyages and port stays.","ship_year_co2":"The ship's verified annual figures from EU MRV, of CO2: all its voyages to and from the EEA, including ballast voyages and port stays. CH4 and N2O follow from the fuel.","ship_year_fuel_requested":"The file does not name the fuel: upstream emissions are those of the requested fuel.","ship_year_fuel_nearest":"The file does not name the fuel: upstream emissions are those of {fuel}, whose CO2 per kg is nearest.","from_pack":"From the operator's pack {pack}.","vlsfo_as_lfo":"Annex II has no VLSFO row. The LFO row reproduces published voyage work (Cf 3.151); a delivery note with RME-RMK makes it HFO, 0.84 % less.","ulsfo_as_lfo":"Annex II has no ULSFO row. Residual 0.10 % fuel is mostly sold as RMD 80, which is in the LFO row (RMA-RMD); a distillate (ULSFO-DM) is in the row of MDO/MGO.","methane_slip":"Includes the methane slip of the engine. LNG without an engine type uses this row, the least favourable.","n2o_to_be_measured":"N2O is to be measured (TBM) in Annex II: the highest default of the class, 0.00018.","ethane_upstream":"Ethane has no row in Annex II and no open upstream value: that of the certificate is used, with Cf and heating value of MEPC.364(79).","biodiesel_heating_value":"Annex II uses the heating value of Directive (EU) 2018/2001; 37 MJ/kg of biodiesel unless the certificate states one.","old_fleet_statistics":"The fleet statistics behind this row are old: about twice today's liner practice. Give capacity_teu for a modelled ship.","shared_by_deck_area":"Shared with passengers by deck area: 3 to 5 times other published figures for such ferries.","without_land":"hubs on land, pre-carriage and on-carriage","without_other_elements":"legs and hubs that are not elements of the chain","without_leaks":"leaks of refrigerants, black carbon and other air pollutants","without_construction":"construction and maintenance of ships, administration","without_port_fuel":"fuel in port, at anchor and while manoeuvring","port_fuel_of_given":"fuel in port that the given amount does not include","aligned":"Aligned with the GLEC Framework and ISO 14083; calculated with open factors. Neither accredited nor certified.","aligned_by_operator":"Aligned with the GLEC Framework and ISO 14083; calculated with the operator's own factors. Neither accredited nor certified.","not_aligned":"Calculated according to the GLEC Framework and ISO 14083 but not aligned with them ({deviations}); calculated with open factors. Neither accredited nor certified.","not_aligned_by_operator":"Calculated according to the GLEC Framework and ISO 14083 but not aligned with them ({deviations}); calculated with the operator's own factors. Neither accredited nor certified.","chain_aligned":"Aligned with the GLEC Framework and ISO 14083; calculated with the factors that each element names. Neither accredited nor certified.","chain_not_aligned":"Calculated according to the GLEC Framework and ISO 14083 but not aligned with them ({deviations}); calculated with the factors that each element names. Neither accredited nor certified.","not_verified":"Not verified by a third party. This software is not certified by Smart Freight Centre.","factor_of_fuels":"{fuels}","factor_of_modelled_ship":"Modelled {ship}, {size_class}, {fuel}","factor_average":"{ship}, Average","factor_of_size":"{ship}, {from}-{to} {unit}","factor_from_size":"{ship}, {from}+ {unit}","factor_of_lane":"Trade lane {lane}, {cargo}, mean of carriers","factor_of_carrier":"{carrier}, all lanes, {cargo}","factor_of_carrier_lane":"{carrier}, {lane}, {cargo}","factor_of_pack":"{name}","factor_of_ship_year":"{name}, EU MRV {year}","carbon_scopes":"Scopes by law: EU ETS counts the EEA; FuelEU counts the Union, with Norway and Iceland as third countries and half of each voyage with an outermost region; UK ETS counts the United Kingdom alone.","carbon_in_port":"A stay in port counts where the port lies; half a call is taken at each end.","fuel_eu_by_year":"FuelEU is settled for a ship and a year: this is what the voyage adds to the balance.","carbon_days":"The arrival is taken to be on {arrival}, at {speed_kn} kn from the start of the day of departure. Each part of the passage counts by the rules of its own days ({days}), and each call by those of its day.","carbon_small_ship":"A ship below {gross_tonnage} GT owes nothing under these laws.","ets_from_year":"EU ETS applies to voyages from {year} on.","ets_exemption":"EU ETS: no allowances are due until the end of {year} for {what} ({article}); the emissions are monitored.","ets_exemption_for_good":"EU ETS: no allowances are due for {what} ({article}); the emissions are monitored.","fuel_eu_needs_fuel":"FuelEU needs the fuel, which this factor does not name.","fuel_eu_from_year":"FuelEU applies to voyages from {year} on.","uk_ets_from_day":"UK ETS applies to voyages from {from} on; this one is on {day}.","carbon_without_ballast":"The ballast voyage is between other ports: its cost is not included.","rating_of_year":"The rating is for a calendar year: one voyage only indicates the rating of a year like it.","indicators_count_co2":"CII and EEOI count only CO2, with the Cf of the fuel. A biofuel with E of at most 33 g/MJ has E times its heating value, another one the Cf of the fossil fuel that it replaces (MEPC.1/Circ.905).","sea_cargo_charter":"Sea Cargo Charter: well to wake CO2e divided by cargo and laden distance, as recalled from its technical guidance."} as const

/** Boundaries of an estimate. */
export const BOUNDARIES = ["TTW","WTT","WTW"] as const

/** Values of `distance_type`. */
export const DISTANCE_TYPES = ["sfd","actual"] as const
