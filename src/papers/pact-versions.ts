import { decimal } from '../files/decimal.js'
import type { Carbon } from './pact-carbon.js'

/** Versions of the PACT Technical Specifications that Fairway writes, the default first. */
export const PACT_VERSIONS = ['3', '2'] as const
export type PactVersion = (typeof PACT_VERSIONS)[number]

/** Logistics services in the UN's Central Product Classification, as iLEAP 1.0.0 requires. */
const CPC_LOGISTICS = '83117'

const RULES = [
  {
    operator: 'Other',
    otherOperatorName: 'Smart Freight Centre and ISO',
    ruleNames: ['GLEC Framework', 'ISO 14083:2023'],
  },
] as const

const BOUNDARY = 'Operation and energy provision of transport, well to wake'

/**
 * The members of `pcf` and of the product that depend on the version. 2.2.0 is what iLEAP 1.0.0 is
 * based on; 3.0.0 has other names and all decimals as texts.
 */
export const PACT_FIELDS = {
  '2': {
    specVersion: '2.2.0',
    product: { version: 0, productCategoryCpc: CPC_LOGISTICS },
    pcf: pcf2,
  },
  '3': {
    specVersion: '3.0.0',
    product: { productClassifications: [`urn:pact:productclassification:un-cpc:${CPC_LOGISTICS}`] },
    pcf: pcf3,
  },
} as const

export type Pcf2 = ReturnType<typeof pcf2>
export type Pcf3 = ReturnType<typeof pcf3>

function pcf2(carbon: Carbon) {
  const { kg, gwpSets } = carbon
  return {
    declaredUnit: carbon.unit,
    unitaryProductAmount: carbon.amount,
    productMassPerDeclaredUnit: carbon.mass,
    // iLEAP asks for the total of the shipment, not for the emissions per declared unit.
    pCfExcludingBiogenic: kg,
    fossilGhgEmissions: kg,
    // A transport service contains no carbon.
    fossilCarbonContent: '0',
    biogenicCarbonContent: '0',
    characterizationFactors: gwpSets.includes('AR5') ? ('AR5' as const) : ('AR6' as const),
    ipccCharacterizationFactorsSources: gwpSets,
    // The list of this version has no transport standard; the rules name it.
    crossSectoralStandardsUsed: ['GHG Protocol Product standard'] as const,
    productOrSectorSpecificRules: RULES,
    boundaryProcessesDescription: BOUNDARY,
    referencePeriodStart: carbon.period.start,
    referencePeriodEnd: carbon.period.end,
    secondaryEmissionFactorSources: carbon.sources,
    // PACT requires a number, but no estimate knows the share that it excludes.
    exemptedEmissionsPercent: 0,
    exemptedEmissionsDescription: carbon.exemptions,
    packagingEmissionsIncluded: false,
    primaryDataShare: carbon.primaryDataShare,
  }
}

function pcf3(carbon: Carbon) {
  const { kg } = carbon
  return {
    declaredUnitOfMeasurement: carbon.unit,
    declaredUnitAmount: carbon.amount,
    // 3.0.0 asks for 0 for logistics; the mass is in the extension.
    productMassPerDeclaredUnit: carbon.unit === 'kilogram' ? carbon.mass : '0',
    referencePeriodStart: carbon.period.start,
    referencePeriodEnd: carbon.period.end,
    pcfExcludingBiogenicUptake: kg,
    pcfIncludingBiogenicUptake: kg,
    fossilGhgEmissions: kg,
    fossilCarbonContent: '0',
    biogenicCarbonContent: '0',
    ipccCharacterizationFactors: carbon.gwpSets,
    crossSectoralStandards: ['ISO14083'] as const,
    productOrSectorSpecificRules: RULES,
    boundaryProcessesDescription: BOUNDARY,
    secondaryEmissionFactorSources: carbon.sources,
    exemptedEmissionsPercent: '0',
    exemptedEmissionsDescription: carbon.exemptions,
    packagingEmissionsIncluded: false,
    primaryDataShare: decimal(carbon.primaryDataShare),
  }
}
