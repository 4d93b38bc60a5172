import type { ChainEstimate, EmissionsEstimate } from '../client/schema.js'
import { decimal } from './decimal.js'
import { type Decimal, type IleapShipment, ileapShipment } from './ileap.js'

/** What an estimate lacks for a product footprint: who publishes it, and for which period. */
export interface PactOptions {
  /** UUID of the footprint. */
  readonly id: string
  readonly shipmentId: string
  readonly companyName: string
  /** URNs, such as `urn:epc:id:sgln:4063973.00000.8`. */
  readonly companyIds: readonly string[]
  /** Start and end of the period of the data, ISO 8601. */
  readonly referencePeriod: { readonly start: string; readonly end: string }
  /** When the footprint was created, ISO 8601. */
  readonly created: string
}

/** The data model `ProductFootprint` of PACT 2.2, with iLEAP's shipment footprint as its extension. */
export interface PactFootprint {
  readonly id: string
  readonly specVersion: string
  readonly version: number
  readonly created: string
  readonly status: 'Active'
  readonly companyName: string
  readonly companyIds: readonly string[]
  readonly productDescription: string
  readonly productIds: readonly string[]
  readonly productCategoryCpc: string
  readonly productNameCompany: string
  readonly comment: string
  readonly pcf: PactCarbonFootprint
  readonly extensions: readonly {
    readonly specVersion: string
    readonly dataSchema: string
    readonly documentation: string
    readonly data: IleapShipment
  }[]
}

/** The member `pcf` of a PACT footprint. Decimals are strings. */
export interface PactCarbonFootprint {
  readonly declaredUnit: 'ton kilometer'
  /** Tonne-kilometres of the shipment. */
  readonly unitaryProductAmount: Decimal
  /** Mass of the shipment, kg. */
  readonly productMassPerDeclaredUnit: Decimal
  /** kg CO2e of the whole shipment, well to wake. */
  readonly pCfExcludingBiogenic: Decimal
  /** The same. */
  readonly fossilGhgEmissions: Decimal
  readonly fossilCarbonContent: Decimal
  readonly biogenicCarbonContent: Decimal
  readonly characterizationFactors: 'AR5' | 'AR6'
  readonly ipccCharacterizationFactorsSources: readonly string[]
  readonly crossSectoralStandardsUsed: readonly string[]
  readonly productOrSectorSpecificRules: readonly {
    readonly operator: 'Other'
    readonly otherOperatorName: string
    readonly ruleNames: readonly string[]
  }[]
  readonly boundaryProcessesDescription: string
  readonly referencePeriodStart: string
  readonly referencePeriodEnd: string
  readonly secondaryEmissionFactorSources: readonly {
    readonly name: string
    readonly version: string
  }[]
  readonly exemptedEmissionsPercent: number
  readonly exemptedEmissionsDescription: string
  readonly packagingEmissionsIncluded: boolean
  readonly primaryDataShare: number
}

const SPEC_VERSION = '2.2.0'
/** Version of PACT's data model extensions, as iLEAP 1.0.0 requires. */
const ILEAP_VERSION = '2.0.0'
const ILEAP_SCHEMA = 'https://api.ileap.sine.dev/shipment-footprint.json'
const ILEAP_DOCUMENTATION = 'https://sine-fdn.github.io/ileap-extension/'
/** Logistics services in the UN's Central Product Classification, as iLEAP 1.0.0 requires. */
const CPC_LOGISTICS = '83117'

/**
 * An answer of /v1/emissions/sea or /v1/emissions/chains as a product footprint for exchange with PACT.
 * @throws RangeError as `ileapShipment` does, and for a shipment without transport activity, for which
 * PACT has no footprint
 */
export function pactFootprint(
  answer: EmissionsEstimate | ChainEstimate,
  { id, shipmentId, companyName, companyIds, referencePeriod, created }: PactOptions,
): PactFootprint {
  const shipment = ileapShipment(answer, { shipmentId })
  const name = `Shipment with ID ${shipmentId}`
  return {
    id,
    specVersion: SPEC_VERSION,
    version: 0,
    created,
    status: 'Active',
    companyName,
    companyIds,
    productDescription: `Logistics emissions of the shipment with ID ${shipmentId}`,
    productIds: [
      `urn:pathfinder:product:customcode:vendor-assigned:shipment:${encodeURIComponent(shipmentId)}`,
    ],
    productCategoryCpc: CPC_LOGISTICS,
    productNameCompany: name,
    comment: 'Estimated by Fairway. Not verified by a third party.',
    pcf: carbonFootprint(answer, shipment, referencePeriod),
    extensions: [
      {
        specVersion: ILEAP_VERSION,
        dataSchema: ILEAP_SCHEMA,
        documentation: ILEAP_DOCUMENTATION,
        data: shipment,
      },
    ],
  }
}

function estimatesOf(answer: EmissionsEstimate | ChainEstimate): EmissionsEstimate[] {
  if (!('elements' in answer)) return [answer]
  return answer.elements.flatMap(({ estimate }) => estimate ?? [])
}

function carbonFootprint(
  answer: EmissionsEstimate | ChainEstimate,
  { mass, tces }: IleapShipment,
  { start, end }: PactOptions['referencePeriod'],
): PactCarbonFootprint {
  const sum = (value: (tce: IleapShipment['tces'][number]) => Decimal) =>
    tces.reduce((total, tce) => total + Number(value(tce)), 0)
  const tkm = sum(({ transportActivity }) => transportActivity)
  if (!(tkm > 0)) throw new RangeError('A product footprint needs cargo and a distance above 0.')
  const kg = sum(({ co2eWTW }) => co2eWTW)
  const estimates = estimatesOf(answer)
  const sets = [...new Set(estimates.flatMap(({ gwp }) => gwp.set ?? []))]
  return {
    declaredUnit: 'ton kilometer',
    unitaryProductAmount: decimal(tkm),
    productMassPerDeclaredUnit: mass,
    // iLEAP asks for the total of the shipment, not for the emissions per declared unit.
    pCfExcludingBiogenic: decimal(kg),
    fossilGhgEmissions: decimal(kg),
    // A transport service contains no carbon.
    fossilCarbonContent: '0',
    biogenicCarbonContent: '0',
    characterizationFactors: sets.includes('AR5') ? 'AR5' : 'AR6',
    ipccCharacterizationFactorsSources: sets.length > 0 ? sets : ['AR6'],
    // PACT's list has no transport standard; the rule below names it.
    crossSectoralStandardsUsed: ['GHG Protocol Product standard'],
    productOrSectorSpecificRules: [
      {
        operator: 'Other',
        otherOperatorName: 'Smart Freight Centre and ISO',
        ruleNames: ['GLEC Framework', 'ISO 14083:2023'],
      },
    ],
    boundaryProcessesDescription: 'Operation and energy provision of transport, well to wake',
    referencePeriodStart: start,
    referencePeriodEnd: end,
    secondaryEmissionFactorSources: secondarySources(estimates),
    // PACT requires a number, but no estimate knows the share that it excludes.
    exemptedEmissionsPercent: 0,
    exemptedEmissionsDescription: exemptions(estimates),
    packagingEmissionsIncluded: false,
    primaryDataShare: kg > 0 ? Number(decimal((100 * primaryKgOf(answer)) / kg)) : 0,
  }
}

/** Emissions based on primary data, kg. A stated factor is primary as a whole. */
function primaryKgOf(answer: EmissionsEstimate | ChainEstimate): number {
  if ('elements' in answer) {
    return answer.elements.reduce((kg, { estimate, data_type, emissions }) => {
      const stated = data_type === 'primary' ? emissions.wtw_kg_co2e : 0
      return kg + (estimate ? primaryKgOf(estimate) : stated)
    }, 0)
  }
  const { data_quality, cargo_share, emissions } = answer
  return data_quality.primary_data_share * (cargo_share ?? emissions).wtw_kg_co2e
}

/** States that the percentage is unknown, and what is excluded. */
function exemptions(estimates: readonly EmissionsEstimate[]): string {
  const left = [...new Set(estimates.flatMap(({ exclusions }) => exclusions))]
  const what = left.length > 0 ? left.join('; ') : 'not stated'
  return `The share of exempted emissions is not known; the 0 only fills a required field. Left out: ${what}.`
}

function secondarySources(estimates: readonly EmissionsEstimate[]) {
  const sources = new Map(
    estimates.map(({ factor }) => [`${factor.source}, ${factor.year}`, factor] as const),
  )
  const named = [...sources.values()].map(({ source, year }) => {
    return { name: source, version: String(year) }
  })
  return named.length > 0 ? named : [{ name: 'Stated by the caller', version: '0' }]
}
