import { HOC, SHIPMENT_FOOTPRINT, TOC } from './ileap-schema.js'

/**
 * What PACT's interface descriptions require of the fields that we write, as schemas of our own.
 * Sources: pact-openapi-2.2.0.yaml (commit 0303b1f) of the repository wbcsd/pact-openapi; for 3.0.0,
 * spec/v3/openapi.yaml (commit 036cd63) of wbcsd/data-exchange-protocol. The extension follows the data
 * model of iLEAP. `additionalProperties: false` is our addition.
 */
const text = { type: 'string', minLength: 1 }
const decimal = { type: 'string', pattern: '^\\d+(\\.\\d+)?$' }
const aboveZero = { type: 'string', pattern: '^(\\d*[1-9]\\d*(\\.\\d+)?|\\d+(\\.\\d*[1-9]\\d*)?)$' }
const moment = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' }
const urns = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', pattern: '^[uU][rR][nN]:' },
}
const all = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const some = (items: object) => ({ type: 'array', minItems: 1, uniqueItems: true, items })
const percent = (maximum: number) => ({ type: 'number', minimum: 0, maximum })

const rules = some(
  all({
    operator: { enum: ['PEF', 'EPD International', 'Other'] },
    otherOperatorName: text,
    ruleNames: some(text),
  }),
)
const sources = some(all({ name: text, version: text }))

const carbonFootprint = all({
  declaredUnit: { enum: ['ton kilometer', 'kilogram'] },
  unitaryProductAmount: aboveZero,
  productMassPerDeclaredUnit: aboveZero,
  pCfExcludingBiogenic: decimal,
  fossilGhgEmissions: decimal,
  fossilCarbonContent: decimal,
  biogenicCarbonContent: { const: '0' },
  characterizationFactors: { enum: ['AR5', 'AR6'] },
  ipccCharacterizationFactorsSources: some({ type: 'string', pattern: '^AR\\d+$' }),
  crossSectoralStandardsUsed: some({
    enum: ['GHG Protocol Product standard', 'ISO Standard 14067', 'ISO Standard 14044'],
  }),
  productOrSectorSpecificRules: rules,
  boundaryProcessesDescription: { type: 'string' },
  referencePeriodStart: moment,
  referencePeriodEnd: moment,
  secondaryEmissionFactorSources: sources,
  exemptedEmissionsPercent: percent(5),
  exemptedEmissionsDescription: { type: 'string' },
  packagingEmissionsIncluded: { const: false },
  primaryDataShare: percent(100),
})

const carbonFootprint3 = all({
  declaredUnitOfMeasurement: { enum: ['ton kilometer', 'kilogram'] },
  declaredUnitAmount: aboveZero,
  productMassPerDeclaredUnit: decimal,
  referencePeriodStart: moment,
  referencePeriodEnd: moment,
  pcfExcludingBiogenicUptake: decimal,
  pcfIncludingBiogenicUptake: decimal,
  fossilGhgEmissions: decimal,
  fossilCarbonContent: decimal,
  biogenicCarbonContent: decimal,
  ipccCharacterizationFactors: some({ type: 'string', pattern: '^AR\\d+$' }),
  crossSectoralStandards: some({
    enum: ['ISO14067', 'ISO14083', 'ISO14040-44', 'GHGP-Product', 'PEF', 'PACT-3.0'],
  }),
  productOrSectorSpecificRules: rules,
  boundaryProcessesDescription: { type: 'string' },
  secondaryEmissionFactorSources: sources,
  exemptedEmissionsPercent: decimal,
  exemptedEmissionsDescription: { type: 'string' },
  packagingEmissionsIncluded: { const: false },
  primaryDataShare: decimal,
})

const extensionOf = (name: string, data: object) =>
  all({
    specVersion: { const: '2.0.0' },
    dataSchema: { const: `https://api.ileap.sine.dev/${name}.json` },
    documentation: { const: 'https://sine-fdn.github.io/ileap-extension/' },
    data,
  })

const common = {
  id: {
    type: 'string',
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  },
  created: moment,
  status: { enum: ['Active', 'Deprecated'] },
  companyName: text,
  companyIds: urns,
  productDescription: { type: 'string' },
  productIds: urns,
  productNameCompany: text,
  comment: { type: 'string' },
  // A footprint has one object of iLEAP.
  extensions: {
    type: 'array',
    minItems: 1,
    maxItems: 1,
    items: {
      oneOf: [
        extensionOf('shipment-footprint', SHIPMENT_FOOTPRINT),
        extensionOf('toc', TOC),
        extensionOf('hoc', HOC),
      ],
    },
  },
}

export const PRODUCT_FOOTPRINTS = {
  '2': all({
    ...common,
    specVersion: { const: '2.2.0' },
    version: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
    // Set by iLEAP 1.0.0 (specs/index.bs of 27 May 2025, PACT Integration), as are other constants.
    productCategoryCpc: { const: '83117' },
    pcf: carbonFootprint,
  }),
  '3': all({
    ...common,
    specVersion: { const: '3.0.0' },
    productClassifications: urns,
    pcf: carbonFootprint3,
  }),
} as const
