import type { FuelClass, FuelEngine } from '../fuel.js'

/** One of the fuels that a ship burns. */
export interface FuelUse {
  /** Code or common name of a fuel, or of a family of them: `LNG`, `ammonia`. */
  readonly type: string
  /** For a family. Default: fossil, unless the family requires a source. */
  readonly source?: FuelClass | undefined
  /** Default: the least favourable engine. */
  readonly engine?: FuelEngine | undefined
  /** For a biofuel, for an RFNBO, and for ammonia or hydrogen from a certified source. */
  readonly certificate?: FuelCertificate | undefined
  /** As on the delivery note: `RMG380`, `DMA`. Selects the row of Annex II. */
  readonly iso8217Grade?: string | undefined
}

/** Feedstocks that the laws tell apart. */
export const FEEDSTOCKS = ['food_or_feed_crop', 'other'] as const

/** What a proof of sustainability states. */
export interface FuelCertificate {
  /**
   * Emissions of the whole life cycle except non-CO2 gases of combustion (E of Directive (EU)
   * 2018/2001), g CO2e/MJ.
   */
  readonly ghgGPerMj: number
  /** Certificate number, returned unchanged in the response. */
  readonly id?: string | undefined
  /** Certification scheme, such as `ISCC EU`. Without it and the number, the laws count no renewable fuel. */
  readonly scheme?: string | undefined
  /** First day of operation of the plant that made the fuel, `YYYY-MM-DD`; decides the limit of E. */
  readonly plantSince?: string | undefined
  /** What a biofuel is made of. FuelEU counts one from food or feed crops as fossil. */
  readonly feedstock?: (typeof FEEDSTOCKS)[number] | undefined
  /** Lower heating value, MJ/kg. Default: that of the row. */
  readonly lhvMjPerKg?: number | undefined
}

/** Ranges of a certificate's numbers. */
export const CERTIFICATE_RANGES = {
  ghgGPerMj: { min: -200, max: 300 },
  lhvMjPerKg: { min: 1, max: 150 },
} as const

/** One of the fuels of a modelled ship. */
export interface VesselFuelUse extends FuelUse {
  /**
   * Share of the engines' work: above 0, at most 1. It differs from the share of energy by less than 1
   * %.
   */
  readonly share: number
}
