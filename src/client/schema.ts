// Made from openapi.json by `npm run openapi`. Changes belong into the schemas of the service.

export interface Problem {
  type: string
  title: string
  status: number
  /** Stable, for programs */
  code: string
  /** For people */
  detail: string
  instance: string
  request_id: string
  errors?: {
    pointer: string
    code: string
    detail: string
  }[]
  [member: string]: unknown
}

export interface LoginRequest {
  /** E-mail of the account */
  email: string
  password: string
}

export interface User {
  id: number
  email: string
  /** A plan of the operator, e.g. trial */
  plan_type: string
  /** Queries a UTC day; null is unlimited */
  daily_limit: number | null
  created_at: string
}

export interface LoginAnswer {
  access_token: string
  token_type: 'bearer'
  expires_at: string
  user: User
}

export interface LogoutAnswer {
  revoked: boolean
}

export interface Usage {
  plan_type: string
  /** The UTC day that is counted */
  date: string
  daily_limit: number | null
  used: number
  remaining: number | null
  resets_at: string
  breakdown: {
    route: number
    matrix_cells: number
    emissions: number
  }
}

export interface ChangePasswordRequest {
  current_password: string
  /** 15 to 256 characters, none that everybody tries first; no other rules */
  new_password: string
}

export interface ChangePasswordAnswer {
  changed: true
  /** All of the account but the one of the request */
  revoked_tokens: number
}

export interface ForgotPasswordRequest {
  /** Left out: the account of the bearer token */
  email?: string | null
}

export interface ForgotPasswordAnswer {
  accepted: true
  detail: string
}

/** Exactly one of the two forms */
export interface Location {
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates?: [longitude: number, latitude: number] | null
  port_id?: number | null
}

export interface Vessel {
  type: 'container' | 'bulker' | 'tanker'
  /** E.g. panamax; an unknown one is told and not used */
  size_class?: string | null
  /** Draught, m */
  draft_m?: number | null
  /** Beam, m */
  beam_m?: number | null
  /** Length over all, m */
  loa_m?: number | null
  /** Fuel at the voyage speed, tonnes a day */
  fuel_tonnes_per_day?: number | null
  fuel_type?: 'HFO' | 'VLSFO' | 'MGO' | null
}

export interface RouteRequest {
  origin: Location
  destination: Location
  /** Vessel speed, km/h. Without it that of the vessel type (container 16 kn, tanker 12.5 kn, bulker 12 kn), without a vessel 14 kn; speed_source says which */
  speed_kmh?: number | null
  /** Detail and clearance of the coast, km */
  resolution_km?: 5 | 10 | 20 | 50 | 100 | null
  /** False forbids the Suez Canal */
  suez?: boolean | null
  /** False forbids the Panama Canal */
  panama?: boolean | null
  /** False forbids the Strait of Gibraltar */
  gibraltar?: boolean | null
  /** False forbids the Kiel Canal */
  kiel?: boolean | null
  /** Passages to close; seca and piracy are minimised instead */
  avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'seca' | 'piracy')[] | null
  /** Passages to open that are closed by default */
  allow?: ('northwest' | 'northeast' | 'corinth')[] | null
  /** List the ports within 25 km of the line */
  include_ports?: boolean | null
  waypoint_count?: number | null
  /** Without it: count when a waypoint_count is given, else simplify */
  waypoint_strategy?: 'nth' | 'count' | 'simplify' | 'none' | null
  /** Further routes to return */
  alternatives?: number | null
  /** Geometry across ±180°: unwrap runs on past it, split cuts there, wrap brings every longitude into ±180 */
  antimeridian?: 'unwrap' | 'split' | 'wrap' | null
  fuel_price_usd_per_tonne?: number | null
  vessel?: Vessel | null
}

export interface Port {
  /** Never reused or renumbered */
  id: number
  name: string
  country: string
  /** ISO 3166-1 alpha-2 */
  country_code: string
  unlocode: string | null
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  slug: string
}

export interface RouteEnd {
  port: Port | null
  /** [longitude, latitude] in degrees, WGS84 */
  requested: [number, number] | null
  snapped: {
    /** [longitude, latitude] in degrees, WGS84 */
    coordinates: [number, number]
    distance_km: number
  }
}

export interface RouteOptions {
  suez: boolean
  panama: boolean
  gibraltar: boolean
  kiel: boolean
  avoid: string[]
  allow: string[]
  closed_by_vessel: string[]
  closed_by_default: string[]
}

export interface RouteGeometry {
  type: 'LineString' | 'MultiLineString'
  coordinates: [number, number][] | [number, number][][]
}

export interface Waypoint {
  index: number
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  distance_from_origin_km: number
  elapsed_hours: number
  /** From the waypoint before; null at the first */
  leg_km: number | null
  /** To the next waypoint; null at the last */
  bearing_deg: number | null
}

export interface PassageUse {
  id: string
  name: string
  entry_km: number
  exit_km: number
}

/** Kilometres inside emission control areas */
export interface EmissionControl {
  distance_km: number
  distance_nm: number
  zones: {
    id: string
    name: string
    distance_km: number
  }[]
}

export interface PortOnRoute {
  id: number
  name: string
  unlocode: string | null
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  distance_from_origin_km: number
  off_route_km: number
}

export interface AlternativeRoute {
  distance_km: number
  distance_nm: number
  duration_hours: number
  passages: PassageUse[]
  geometry: RouteGeometry
}

export interface Warning {
  code: string
  /** JSON Pointer to the request field */
  pointer?: string
  detail: string
}

export interface Route {
  id: string
  origin: RouteEnd
  destination: RouteEnd
  /** On WGS84 */
  distance_km: number
  distance_nm: number
  /** Between the snapped ends, over land and sea */
  great_circle_km: number
  speed_kmh: number
  speed_source: 'request' | 'vessel_type' | 'default'
  duration_hours: number
  resolution_km: number
  options: RouteOptions
  geometry: RouteGeometry
  /** [west, south, east, north]; west is greater than east across the antimeridian */
  bbox: number[]
  crosses_antimeridian: boolean
  waypoint_strategy: string
  waypoints: Waypoint[]
  passages: PassageUse[]
  eca: EmissionControl
  /** Only with include_ports */
  ports?: PortOnRoute[]
  alternatives: AlternativeRoute[]
  /** Not calculated by this version */
  emissions: null
  /** Of port-to-port routes with default options */
  slug: string | null
  cached: boolean
  /** What the caller should know although the request was answered */
  warnings: Warning[]
  data_version: string
  calculated_at: string
}

export interface HistoryItem {
  id: string
  created_at: string
  origin: RouteEnd
  destination: RouteEnd
  /** On WGS84 */
  distance_km: number
  distance_nm: number
  passages: PassageUse[]
  cached: boolean
  request: RouteRequest
}

export interface History {
  items: HistoryItem[]
  limit: number
  /** Null on the last page */
  next_cursor: string | null
}

export interface PortSuggestion {
  /** Never reused or renumbered */
  id: number
  name: string
  country: string
  /** ISO 3166-1 alpha-2 */
  country_code: string
  unlocode: string | null
  /** [longitude, latitude] in degrees, WGS84 */
  coordinates: [number, number]
  slug: string
  match: 'name' | 'alternate_name' | 'word' | 'unlocode'
}

export interface PortSuggestions {
  query: string
  limit: number
  count: number
  ports: PortSuggestion[]
}

export interface Health {
  status: 'ok'
  version: string
  uptime_seconds: number
}

export interface Ready {
  status: 'ready'
  data_version: string
}

/** Every operation by its method and path, with what it takes and answers. */
export interface Operations {
  /** This document */
  'GET /openapi.json': {
    path: undefined
    query: undefined
    body: undefined
    answer: unknown
  }
  /** This document as a page to read */
  'GET /docs': {
    path: undefined
    query: undefined
    body: undefined
    answer: string
  }
  /** Log in */
  'POST /auth/login': {
    path: undefined
    query: undefined
    body: LoginRequest
    answer: LoginAnswer
  }
  /** Revoke the token of this request */
  'POST /auth/logout': {
    path: undefined
    query: undefined
    body: undefined
    answer: LogoutAnswer
  }
  /** The account of the token */
  'GET /auth/me': {
    path: undefined
    query: undefined
    body: undefined
    answer: User
  }
  /** Today's queries and what is left */
  'GET /auth/usage': {
    path: undefined
    query: undefined
    body: undefined
    answer: Usage
  }
  /** Change the password and log out everywhere else */
  'POST /auth/change-password': {
    path: undefined
    query: undefined
    body: ChangePasswordRequest
    answer: ChangePasswordAnswer
  }
  /** Have a temporary password mailed */
  'POST /auth/forgot-password': {
    path: undefined
    query: undefined
    body: ForgotPasswordRequest | undefined
    answer: ForgotPasswordAnswer
  }
  /** Calculate a sea route */
  'POST /calculate-route': {
    path: undefined
    query: undefined
    body: RouteRequest
    answer: Route
  }
  /** Calculate a sea route from a link: the same request with flat names */
  'GET /calculate-route': {
    path: undefined
    query: {
      /** Instead of a longitude and latitude */
      origin_port_id?: number
      origin_lon?: number
      origin_lat?: number
      /** Instead of a longitude and latitude */
      destination_port_id?: number
      destination_lon?: number
      destination_lat?: number
      /** Vessel speed, km/h. Without it that of the vessel type (container 16 kn, tanker 12.5 kn, bulker 12 kn), without a vessel 14 kn; speed_source says which */
      speed_kmh?: number
      /** Detail and clearance of the coast, km */
      resolution_km?: 5 | 10 | 20 | 50 | 100
      /** False forbids the Suez Canal */
      suez?: boolean
      /** False forbids the Panama Canal */
      panama?: boolean
      /** False forbids the Strait of Gibraltar */
      gibraltar?: boolean
      /** False forbids the Kiel Canal */
      kiel?: boolean
      /** Passages to close; seca and piracy are minimised instead */
      avoid?: ('suez' | 'panama' | 'gibraltar' | 'malacca' | 'dover' | 'bering' | 'magellan' | 'babelmandeb' | 'kiel' | 'corinth' | 'northwest' | 'northeast' | 'seca' | 'piracy')[]
      /** Passages to open that are closed by default */
      allow?: ('northwest' | 'northeast' | 'corinth')[]
      /** List the ports within 25 km of the line */
      include_ports?: boolean
      waypoint_count?: number
      /** Without it: count when a waypoint_count is given, else simplify */
      waypoint_strategy?: 'nth' | 'count' | 'simplify' | 'none'
      /** Further routes to return */
      alternatives?: number
      /** Geometry across ±180°: unwrap runs on past it, split cuts there, wrap brings every longitude into ±180 */
      antimeridian?: 'unwrap' | 'split' | 'wrap'
      fuel_price_usd_per_tonne?: number
      vessel_type?: 'container' | 'bulker' | 'tanker'
      /** E.g. panamax; an unknown one is told and not used */
      vessel_size_class?: string
      /** Draught, m */
      vessel_draft_m?: number
      /** Beam, m */
      vessel_beam_m?: number
      /** Length over all, m */
      vessel_loa_m?: number
      /** Fuel at the voyage speed, tonnes a day */
      vessel_fuel_tonnes_per_day?: number
      vessel_fuel_type?: 'HFO' | 'VLSFO' | 'MGO'
    }
    body: undefined
    answer: Route
  }
  /** Your own calculated routes, newest first */
  'GET /routes/history': {
    path: undefined
    query: {
      /** Entries of a page; more than 100 is read as 100 */
      limit?: number
      /** The next_cursor of the page before */
      cursor?: string
    }
    body: undefined
    answer: History
  }
  /** Suggest ports by the beginning of a name */
  'GET /ports/search': {
    path: undefined
    query: {
      /** Beginning of the name, of a word in it, of another name, or of the UN/LOCODE */
      q: string
      /** At most 50; more is read as 50 */
      limit?: number
    }
    body: undefined
    answer: PortSuggestions
  }
  /** A port by its id */
  'GET /ports/{id}': {
    path: {
      id: number
    }
    query: undefined
    body: undefined
    answer: Port
  }
  /** The process runs */
  'GET /health': {
    path: undefined
    query: undefined
    body: undefined
    answer: Health
  }
  /** Sea data and storage are there */
  'GET /ready': {
    path: undefined
    query: undefined
    body: undefined
    answer: Ready
  }
  /** The operator's numbers, as Prometheus reads them */
  'GET /metrics': {
    path: undefined
    query: undefined
    body: undefined
    answer: string
  }
}

/** Every code that a refusal of the service can carry. */
export type ProblemCode =
  | 'deadline_exceeded'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'internal_error'
  | 'invalid_credentials'
  | 'invalid_idempotency_key'
  | 'invalid_json'
  | 'invalid_token'
  | 'mail_not_configured'
  | 'missing_token'
  | 'no_route'
  | 'overloaded'
  | 'payload_too_large'
  | 'point_on_land'
  | 'port_not_found'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'starting'
  | 'storage_unavailable'
  | 'token_expired'
  | 'too_many_login_attempts'
  | 'unsupported_media_type'
  | 'validation_failed'
  | 'weak_password'
  | 'wrong_password'
