/**
 * What iLEAP 1.0.0 requires of the fields that we write, as a schema of our own. Source: the release of
 * 27 May 2025, specs/index.bs (commit d99a0c8) of the repository sine-fdn/ileap-extension, sections
 * on ShipmentFootprint, TCE, TOC and EnergyCarrier. `additionalProperties: false` is our addition: a
 * field that the specification does not contain is a mistake.
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

const location = record({ city: text, country: text, locode: text, lat: decimal, lng: decimal }, [
  'city',
  'country',
])

/** `tocId` and `hocId` are mutually exclusive, and one of them must be defined. */
const oneCategory = { oneOf: [{ required: ['tocId'] }, { required: ['hocId'] }] }

const element = {
  ...record(
    {
      tceId: text,
      prevTceIds: { type: 'array', items: text },
      shipmentId: text,
      tocId: text,
      hocId: text,
      mass: decimal,
      packagingOrTrEqType: {
        enum: ['Box', 'Pallet', 'Container-TEU', 'Container-FEU', 'Container'],
      },
      packagingOrTrEqAmount: decimal,
      origin: location,
      destination: location,
      departureAt: {
        type: 'string',
        pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$',
      },
      distance,
      transportActivity: decimal,
      co2eWTW: decimal,
      co2eTTW: decimal,
    },
    ['co2eTTW', 'co2eWTW', 'distance', 'mass', 'shipmentId', 'tceId', 'transportActivity'],
  ),
  ...oneCategory,
}

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
    energyConsumptionUnit: { enum: ['l', 'kg', 'kWh', 'MJ'] },
    relativeShare: { type: 'string', pattern: '^(1|0\\.\\d*[1-9]\\d*)$' },
  },
  ['emissionFactorTTW', 'emissionFactorWTW', 'energyCarrier', 'relativeShare'],
)

export const TOC = record(
  {
    tocId: text,
    description: text,
    mode: { enum: ['Road', 'Rail', 'Air', 'Sea', 'InlandWaterway'] },
    temperatureControl: { enum: ['ambient', 'refrigerated', 'mixed'] },
    transportActivityUnit: { enum: ['TEUkm', 'tkm'] },
    co2eIntensityWTW: decimal,
    co2eIntensityTTW: decimal,
    energyCarriers: { type: 'array', minItems: 1, items: carrier },
  },
  [
    'co2eIntensityTTW',
    'co2eIntensityWTW',
    'energyCarriers',
    'mode',
    'tocId',
    'transportActivityUnit',
  ],
)

export const HOC = record(
  {
    hocId: text,
    description: text,
    hubType: {
      enum: [
        'Transshipment',
        'StorageAndTransshipment',
        'Warehouse',
        'LiquidBulkTerminal',
        'MaritimeContainerTerminal',
      ],
    },
    temperatureControl: { enum: ['ambient', 'refrigerated', 'mixed'] },
    hubActivityUnit: { enum: ['TEU', 'tonnes'] },
    co2eIntensityWTW: decimal,
    co2eIntensityTTW: decimal,
    energyCarriers: { type: 'array', minItems: 1, items: carrier },
  },
  ['co2eIntensityTTW', 'co2eIntensityWTW', 'energyCarriers', 'hocId', 'hubActivityUnit', 'hubType'],
)
