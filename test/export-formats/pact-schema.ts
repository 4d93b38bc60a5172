import { SHIPMENT_FOOTPRINT } from './ileap-schema.js'

/**
 * What PACT's interface description requires of the fields that we write, as a schema of our own.
 * Source: pact-openapi-2.2.0.yaml (commit 0303b1f) of the repository wbcsd/pact-openapi; the
 * extension follows its data model. `additionalProperties: false` is our addition.
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

const carbonFootprint = all({
  declaredUnit: { const: 'ton kilometer' },
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
  productOrSectorSpecificRules: some(
    all({
      operator: { enum: ['PEF', 'EPD International', 'Other'] },
      otherOperatorName: text,
      ruleNames: some(text),
    }),
  ),
  boundaryProcessesDescription: { type: 'string' },
  referencePeriodStart: moment,
  referencePeriodEnd: moment,
  secondaryEmissionFactorSources: some(all({ name: text, version: text })),
  exemptedEmissionsPercent: percent(5),
  exemptedEmissionsDescription: { type: 'string' },
  packagingEmissionsIncluded: { const: false },
  primaryDataShare: percent(100),
})

export const PRODUCT_FOOTPRINT = all({
  id: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  specVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
  version: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
  created: moment,
  status: { enum: ['Active', 'Deprecated'] },
  companyName: text,
  companyIds: urns,
  productDescription: { type: 'string' },
  productIds: urns,
  // Set by iLEAP 1.0.0 (specs/index.bs of 27 May 2025, PACT Integration), as are other constants below.
  productCategoryCpc: { const: '83117' },
  productNameCompany: text,
  comment: { type: 'string' },
  pcf: carbonFootprint,
  extensions: some(
    all({
      specVersion: { const: '2.0.0' },
      dataSchema: { const: 'https://api.ileap.sine.dev/shipment-footprint.json' },
      documentation: { const: 'https://sine-fdn.github.io/ileap-extension/' },
      data: SHIPMENT_FOOTPRINT,
    }),
  ),
})
