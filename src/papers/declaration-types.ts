import type { ChainEstimate, EmissionsEstimate } from '../client/schema.js'
import type { ModellingRow } from './declaration-modelling.js'

/** An answer of /v1/emissions/sea or /v1/emissions/chains. */
export type EmissionsAnswer = EmissionsEstimate | ChainEstimate

/** Who of the two parties of a sale declares. */
export const SALE_SIDES = ['seller', 'buyer'] as const
export type SaleSide = (typeof SALE_SIDES)[number]

/** What the answers do not contain: who declares which services, and for which period. */
export interface DeclarationOptions {
  readonly organisation: string
  /** The transport services covered, as free text. */
  readonly services: string
  /** First and last day, `YYYY-MM-DD`. */
  readonly period: { readonly from: string; readonly to: string }
  /** Day of the declaration, `YYYY-MM-DD`. */
  readonly created: string
  /** Shipments without an estimate, which the totals omit. Default: none. */
  readonly not_included?: readonly OmittedShipment[]
  /** Columns of the tables behind the answers that were not read. Default: none. */
  readonly ignored_columns?: readonly string[]
  /** The files of which the answers are, by which an auditor finds rows that are missing. Default: none. */
  readonly source_files?: readonly SourceFile[] | undefined
  /** The caller's own ids of the answers, in order. Default: the ids of the answers. */
  readonly ids?: readonly (string | null)[]
  /** Counts a shipment or an estimate that is given more than once; the declaration names them. */
  readonly allow_doubles?: boolean
  /** The earlier declaration that this one corrects, such as its digest. Default: none. */
  readonly supersedes?: string | null
  /** Which side of the sale declares, for the categories of scope 3 by Incoterm. Default: no categories */
  readonly sale_side?: SaleSide | undefined
  /** Certificates by book and claim. Default: none. */
  readonly claims?: readonly Claim[] | undefined
}

/** A file of shipments. */
export interface SourceFile {
  readonly name: string
  /** SHA-256 of its bytes. */
  readonly sha256: string
  /** Rows below its head. */
  readonly rows: number
}

/** A shipment of the period that could not be estimated. */
export interface OmittedShipment {
  /** The caller's own id, or the number of the row. */
  readonly id: string
  readonly reason: string
}

/** Emissions, kg CO2e. */
export interface Sums {
  ttw_kg_co2e: number
  wtt_kg_co2e: number
  wtw_kg_co2e: number
}

/** Shipments of a category of scope 3. */
export interface CategoryRow extends Sums {
  /** 4, upstream transportation and distribution, or 9, downstream; null without an Incoterm. */
  readonly category: 4 | 9 | null
  shipments: number
  transport_activity_tkm: number
}

/** A certificate of a fuel that somebody else burnt: it changes no physical figure. */
export interface Claim {
  /** Number of the certificate. */
  readonly id: string
  readonly scheme: string
  /** Well to wake, kg CO2e. */
  readonly reduction_kg_co2e: number
  readonly description?: string
}

/** What certificates take from the total, beside it. */
export interface BookAndClaim {
  readonly claims: readonly Claim[]
  readonly claimed_kg_co2e: number
  /** The physical total without what was claimed. */
  readonly market_based_wtw_kg_co2e: number
}

export interface ModeRow extends Sums {
  readonly mode: string
  transport_activity_tkm: number
}

export interface HubRow extends Sums {
  readonly operation: string
  mass_tonnes: number
}

/** An end of a shipment. */
export type DeclaredPlace = NonNullable<EmissionsEstimate['asked']['origin']>

/** A shipment with an estimate. */
export interface ShipmentRow extends Sums {
  /** The caller's own id, or the id of the answer. */
  readonly id: string
  /** Id of its estimate or chain. */
  readonly estimate_id: string
  /** Digest of its estimate or chain; null if the answer has lost it. */
  readonly estimate_digest: string | null
  /** Names and codes of its ends; of a chain, those of its legs at sea. Null if they are not known. */
  readonly origin: DeclaredPlace | null
  readonly destination: DeclaredPlace | null
  /** Day of the first departure that its estimate states, UTC; null if it states none. */
  readonly departure: string | null
  readonly factor_ids: readonly string[]
  readonly data_types: readonly string[]
  /** Methods of its legs at sea; `default_factor` and `stated_factor` are those of other legs and hubs. */
  readonly methods: readonly string[]
  /** Modes of its legs, in order. */
  readonly modes: readonly string[]
  readonly is_refrigerated: boolean
  /** Of its request; null if it states none that is known. */
  readonly incoterm: string | null
  /** Share of its well-to-wake emissions that rests on primary data. */
  readonly primary_share: number
  /** Of legs at sea whose factor is per TEU, so that the mass in a container does not count; null without one. */
  readonly transport_activity_teukm: number | null
  /** Well-to-wake emissions of these legs. */
  readonly teukm_wtw_kg_co2e: number | null
  /** What was asked, by which the estimate can be made again; null if the answer has lost it. */
  readonly asked: { readonly day: string; readonly request: object } | null
  readonly transport_activity_tkm: number
}

/** A fuel with its consumption in the answers. */
export interface FuelRow {
  readonly fuel_type: string
  tonnes: number
  energy_mj: number
  /** Lower heating value, MJ/kg. */
  readonly lhv_mj_per_kg: number
  readonly ttw_g_co2e_per_mj: number
  readonly wtw_g_co2e_per_mj: number
}

/** A source of factors with the emissions based on it. */
export interface SourceRow {
  readonly source: string
  readonly data_type: EmissionsEstimate['data_quality']['data_type']
  wtw_kg_co2e: number
}

export interface DeviationRow {
  readonly code: string
  /** Whether the standard accepts it if the reason is stated. */
  readonly is_allowed: boolean
  /** The reason stated by the first of them. */
  readonly reason: string
  estimates: number
}

/** A declaration as required by chapter 14 of ISO 14083, from any number of answers. */
export interface Declaration {
  readonly standard: string
  readonly frameworks: readonly string[]
  readonly organisation: string
  readonly services: string
  readonly period: { readonly from: string; readonly to: string }
  readonly created: string
  /** The earlier declaration that this one corrects; null if it is the first. */
  readonly supersedes: string | null
  /** Shipments and estimates that were given more than once and are counted as often, if that was allowed. */
  readonly allowed_doubles: readonly string[]
  /** Versions behind the estimates. */
  readonly versions: {
    readonly software: readonly string[]
    readonly data: readonly string[]
    readonly factor_set: readonly string[]
  }
  /** Number of shipments with an estimate, which the totals include. */
  readonly shipments: number
  /** The same shipments, one by one, in the order given. */
  readonly shipment_list: readonly ShipmentRow[]
  /** Number of shipments whose departure is not stated: their period cannot be checked. */
  readonly without_departure: number
  /** Shipments without an estimate. */
  readonly not_included: readonly OmittedShipment[]
  /** Columns of the tables behind the answers that were not read. */
  readonly ignored_columns: readonly string[]
  /** The files of which the answers are; absent if they are not stated. */
  readonly source_files?: readonly SourceFile[] | undefined
  readonly totals: Sums & {
    readonly transport_activity_tkm: number
    /** Emissions divided by the transport activity of all legs; null if there is no activity. */
    readonly intensity_wtw_g_per_tkm: number | null
  }
  /** Scope 3 of the side that declares; absent if it is not stated. */
  readonly scope_3?:
    | { readonly sale_side: SaleSide; readonly by_category: readonly CategoryRow[] }
    | undefined
  /** Beside the totals; absent without certificates. */
  readonly book_and_claim?: BookAndClaim | undefined
  /** Number of answers about a ship's whole voyage: they count in the emissions, but not in the transport activity. */
  readonly whole_voyages: number
  readonly by_mode: readonly ModeRow[]
  readonly by_hub: readonly HubRow[]
  /** How the distances of the activity were measured. */
  readonly distance_types: readonly string[]
  readonly fuels: readonly FuelRow[]
  /** Emissions of unknown fuels, kg CO2e well to wake. */
  readonly without_fuel_kg_co2e: number
  readonly sources: readonly SourceRow[]
  /** Assumptions of the models behind the estimates: load factor, empty trips, speed, fuels. */
  readonly modelling: readonly ModellingRow[]
  /** Shares of the well-to-wake total. */
  readonly data_shares: Readonly<Record<SourceRow['data_type'], number>>
  readonly gwp_sets: readonly string[]
  readonly methods: readonly { readonly method: string; readonly legs: number }[]
  /** Deviations from the standard, each with the number of estimates. */
  readonly deviations: readonly DeviationRow[]
  readonly exclusions: readonly string[]
  readonly verification: readonly string[]
  readonly warnings: readonly { readonly code: string; readonly count: number }[]
}
