import { FUEL_LIST, FUEL_SHARE } from '../../../emissions/fuel/fuel-list.js'
import { CERTIFICATE_RANGES, FEEDSTOCKS } from '../../../emissions/fuel/fuel-request.js'
import { FUEL_CLASSES, FUEL_ENGINES } from '../../../emissions/fuel.js'
import { rangesOf } from '../../../emissions/number-rules.js'
import { oneOfTexts } from '../common.js'
import { array, number, object, optional, string, text } from '../type.js'
import { amount, amounts } from './amounts.js'

const Certificate = object('FuelCertificate', {
  ghg_g_per_mj: amount(
    CERTIFICATE_RANGES.ghgGPerMj,
    'Emissions E of the proof of sustainability (Directive (EU) 2018/2001), g CO2e/MJ',
  ),
  id: optional(
    string('Certificate number, returned unchanged in the response', { maxLength: 200 }),
  ),
  scheme: optional(
    string(
      'Certification scheme, such as ISCC EU. EU ETS, UK ETS, FuelEU and CII count a fuel as renewable only with the number of the certificate and a recognised scheme, and with E within the limit of the law',
      { maxLength: 200 },
    ),
  ),
  plant_since: optional(
    string(
      'First day of operation of the plant that made the fuel. Decides the limit of E of a biofuel: 47 g/MJ until 5 October 2015, 37.6 until 2020, then and by default 32.9',
      { pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    ),
  ),
  feedstock: optional(
    oneOfTexts(
      FEEDSTOCKS,
      'Of a biofuel. FuelEU counts one of food or feed crops as fossil, whatever its E',
    ),
  ),
  ...amounts(CERTIFICATE_RANGES, {
    lhvMjPerKg: "Lower heating value. Default: from the factor's row",
  }),
})

/** Fields of a fuel in any list. */
export const fuelUseFields = {
  type: string(
    'Code or common name, such as VLSFO, LNG, METHANOL, BIODIESEL, E_METHANOL, AMMONIA. Fuels without factors are rejected, with a list of those available',
  ),
  source: optional(
    oneOfTexts(
      FUEL_CLASSES,
      'For LNG, methanol, ammonia and hydrogen, unless the code implies it; rfnbo: renewable fuel of non-biological origin',
    ),
  ),
  engine: optional(
    oneOfTexts(
      FUEL_ENGINES,
      'For LNG, whose methane slip depends on it; fuel_cell for ammonia and hydrogen',
    ),
  ),
  certificate: optional(Certificate),
  iso8217_grade: text('For oils, such as RMG380 or DMA: selects the row of FuelEU Annex II'),
}
const list = { minItems: FUEL_LIST.min, maxItems: FUEL_LIST.max }

/** Fuels for a modelled ship. */
export const VesselFuels = array(
  object('VesselFuel', {
    ...fuelUseFields,
    share: number("Share of the engines' work, which is within 1 % of the share of energy", {
      exclusiveMinimum: FUEL_SHARE.min,
      maximum: FUEL_SHARE.max,
    }),
  }),
  {
    ...list,
    description:
      'Instead of fuel_type: all fuels of the ship, including pilot fuel and blends. Shares add up to 1. Gas oil replaces residual fuels inside emission control areas',
  },
)

const FUEL_RANGES = rangesOf('fuel')

/** Measured fuels. */
export const ConsumedFuels = array(
  object('ConsumedFuel', {
    ...fuelUseFields,
    tonnes: amount(FUEL_RANGES.consumedTonnes),
    ballast_tonnes: optional(amount(FUEL_RANGES.ballastTonnes)),
  }),
  {
    ...list,
    description: 'Instead of consumed_tonnes and type: every fuel consumed, in tonnes',
  },
)
