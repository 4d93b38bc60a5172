/**
 * What iLEAP's published JSON schemas require of the fields that we write, as a schema of our own.
 * Sources: gen/schemas/shipment-footprint.json (commit 43a97c8) and gen/schemas/toc.json (commit
 * 42e8849) of the repository sine-fdn/ileap-extension. `additionalProperties: false` is our
 * addition: a field that the schemas do not contain is a mistake.
 */
const decimal = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }
const text = { type: 'string' }
const record = (properties: Record<string, object>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const distance = {
  oneOf: ['actual', 'gcd', 'sfd'].map((name) => record({ [name]: decimal }, [name])),
}

const element = record(
  {
    tceId: text,
    prevTceIds: { type: 'array', items: text },
    shipmentId: text,
    tocId: text,
    hocId: text,
    mass: decimal,
    distance,
    transportActivity: decimal,
    co2eWTW: decimal,
    co2eTTW: decimal,
  },
  ['co2eTTW', 'co2eWTW', 'distance', 'mass', 'shipmentId', 'tceId', 'transportActivity'],
)

export const SHIPMENT_FOOTPRINT = record(
  { mass: text, shipmentId: text, tces: { type: 'array', minItems: 1, items: element } },
  ['mass', 'shipmentId', 'tces'],
)

const carrier = record(
  {
    energyCarrier: {
      enum: [
        'Diesel',
        'HVO',
        'Petrol',
        'CNG',
        'LNG',
        'LPG',
        'HFO',
        'MGO',
        'Aviation fuel',
        'Hydrogen',
        'Methanol',
        'Electric',
      ],
    },
    emissionFactorWTW: decimal,
    emissionFactorTTW: decimal,
    energyConsumption: decimal,
    energyConsumptionUnit: text,
  },
  ['emissionFactorTTW', 'emissionFactorWTW', 'energyCarrier'],
)

export const TOC = record(
  {
    tocId: text,
    description: text,
    isVerified: { type: 'boolean' },
    isAccredited: { type: 'boolean' },
    mode: { enum: ['Road', 'Rail', 'Air', 'Sea', 'InlandWaterway'] },
    temperatureControl: { enum: ['ambient', 'refrigerated', 'mixed'] },
    co2eIntensityThroughput: { enum: ['TEUkm', 'tkm'] },
    co2eIntensityWTW: decimal,
    co2eIntensityTTW: decimal,
    energyCarriers: { type: 'array', minItems: 1, items: carrier },
  },
  [
    'co2eIntensityTTW',
    'co2eIntensityThroughput',
    'co2eIntensityWTW',
    'energyCarriers',
    'isAccredited',
    'isVerified',
    'mode',
    'tocId',
  ],
)
