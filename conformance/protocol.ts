/** The questions of the set, as in README.md. */
export interface Question<Name extends keyof Inputs = keyof Inputs> {
  readonly id: string
  readonly calculation: Name
  readonly input: Inputs[Name]
}

export interface ConformanceFuel {
  readonly fuel: string
  readonly source?: 'fossil' | 'biofuel' | 'rfnbo'
  readonly engine?:
    | 'otto_medium_speed'
    | 'otto_slow_speed'
    | 'diesel_slow_speed'
    | 'lean_burn'
    | 'fuel_cell'
  readonly tonnes: number
  /** Of these, for cooling, heating and pumping cargo (MEPC.355(78)). */
  readonly deductible_tonnes?: number
  readonly certificate?: {
    readonly ghg_g_per_mj: number
    readonly id?: string
    readonly scheme?: string
    readonly plant_since?: string
  }
}

interface Fuels {
  readonly fuels: readonly ConformanceFuel[]
}

export interface VoyageInput extends Fuels {
  readonly date: string
  readonly origin: string
  readonly destination: string
  readonly gross_tonnage?: number
  readonly eua_price_eur?: number
  readonly uka_price_gbp?: number
  readonly wind_share?: number
  readonly allocation?: 'pro_rata' | 'prioritised'
}

export interface FreightInput {
  readonly cargo: {
    readonly mass_tonnes?: number
    readonly teu?: number
    readonly load?: 'light' | 'heavy'
  }
  readonly distance_km: number
  readonly distance_basis: 'sfd' | 'actual'
  readonly factor: {
    readonly ttw_g_per_tkm: number
    readonly wtt_g_per_tkm: number
    readonly distance_basis: 'sfd' | 'actual'
  }
}

export type ChainElement =
  | {
      readonly kind: 'leg'
      readonly mode: 'road' | 'rail' | 'inland_waterway' | 'air'
      readonly distance_km: number
      readonly ttw_g_per_tkm: number
      readonly wtt_g_per_tkm: number
    }
  | {
      readonly kind: 'hub'
      readonly ttw_kg_per_tonne: number
      readonly wtt_kg_per_tonne: number
    }

/** What each calculation is asked. */
export interface Inputs {
  readonly fuel: Fuels & { readonly gwp: 'AR6' }
  readonly eu_ets: VoyageInput
  readonly fuel_eu: VoyageInput
  readonly uk_ets: VoyageInput
  readonly cii: Fuels & {
    readonly year: number
    readonly ship_type: string
    readonly deadweight_tonnes?: number
    readonly gross_tonnage?: number
    readonly distance_nm: number
    /** Corrections of MEPC.355(78). */
    readonly tanker_service?: 'sts' | 'shuttle'
    readonly adjusted?: Fuels & { readonly distance_nm: number }
    readonly capacity_factor?: number
  }
  readonly eeoi: {
    readonly voyages: readonly (Fuels & {
      readonly cargo_tonnes: number
      readonly distance_nm: number
    })[]
  }
  readonly freight: FreightInput
  readonly transport_activity: {
    readonly legs: readonly { readonly mass_tonnes: number; readonly distance_km: number }[]
  }
  readonly cargo_share: Fuels & {
    readonly gwp: 'AR6'
    readonly cargo_tonnes: number
    readonly on_board_tonnes: number
  }
  readonly chain: {
    readonly mass_tonnes: number
    readonly elements: readonly ChainElement[]
  }
}
