import type { ChainEstimate, ChainRequest } from '../client/schema.js'
import { type Decimal, decimal } from '../files/decimal.js'
import type { IleapCarrierName } from './ileap-carriers.js'
import { ownId, plain } from './ileap-ids.js'

type Hub = Extract<ChainRequest['elements'][number], { kind: 'hub' }>

/** The data model `HOC` of iLEAP: the intensity of a hub. */
export interface IleapHoc {
  readonly hocId: string
  readonly description: string
  readonly hubType: (typeof HUB_TYPES)[keyof typeof HUB_TYPES]
  readonly temperatureControl: 'ambient' | 'refrigerated'
  readonly energyCarriers: readonly {
    readonly energyCarrier: IleapCarrierName
    /** Share of the hub's activity; the shares of all carriers add up to 1. */
    readonly relativeShare: Decimal
    /** kg CO2e per unit of energy: `l`, `kg`, `kWh` or `MJ`. */
    readonly emissionFactorWTW: Decimal
    readonly emissionFactorTTW: Decimal
  }[]
  /** kg CO2e per tonne that leaves the hub. */
  readonly co2eIntensityWTW: Decimal
  readonly co2eIntensityTTW: Decimal
  readonly hubActivityUnit: 'tonnes'
}

const HUB_TYPES = {
  transhipment: 'Transshipment',
  storage_and_transhipment: 'StorageAndTransshipment',
  warehouse: 'Warehouse',
  liquid_bulk_terminal: 'LiquidBulkTerminal',
  maritime_container_terminal: 'MaritimeContainerTerminal',
} as const

/**
 * An element of a chain as a hub operation category; null if it is none. iLEAP asks for the energy of a
 * hub, so a hub whose request has no `energy_carriers` is none.
 * @param at index of the element
 */
export function ileapHoc(chain: ChainEstimate, at: number): IleapHoc | null {
  const hub = hubOf(chain, at)
  if (!hub?.energy_carriers) return null
  const { name, operation, factor, energy_carriers } = hub
  const year = factor.year === undefined ? '' : `, ${factor.year}`
  return {
    hocId: hocId(chain, at),
    description: `${name ?? operation}. ${factor.source}${year}`,
    hubType: HUB_TYPES[operation],
    temperatureControl: chain.cargo.reefer ? 'refrigerated' : 'ambient',
    energyCarriers: energy_carriers.map((one) => ({
      energyCarrier: one.energy_carrier,
      relativeShare: decimal(one.relative_share),
      emissionFactorWTW: decimal(one.wtw_kg_co2e),
      emissionFactorTTW: decimal(one.ttw_kg_co2e),
    })),
    co2eIntensityWTW: decimal(factor.ttw + factor.wtt),
    co2eIntensityTTW: decimal(factor.ttw),
    hubActivityUnit: 'tonnes',
  }
}

/** The id of the category of a hub: its operation, the source of its figures, and their sum. */
export function hocId(chain: ChainEstimate, at: number): string {
  const { operation, factor } = hubOf(chain, at)!
  return ownId(`${operation}-${plain(factor.source)}@${decimal(factor.ttw + factor.wtt)}`)
}

/** The request of an element that is a hub. */
function hubOf({ asked }: ChainEstimate, at: number): Hub | undefined {
  const element = (asked.request as unknown as ChainRequest).elements[at]
  return element?.kind === 'hub' ? element : undefined
}
