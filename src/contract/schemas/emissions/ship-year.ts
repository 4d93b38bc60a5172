import type { Static } from 'typebox'
import { RATED_SHIPS } from '../../../emissions/factors/law-row.js'
import {
  TANKER_SERVICES,
  VOYAGE_ADJUSTMENTS,
  YEAR_RANGES,
  YEAR_ROWS,
} from '../../../emissions/year/ship-year-request.js'
import { requestAsRead } from '../asked.js'
import { nullable, oneOfTexts, Warnings } from '../common.js'
import { EmissionsPlace } from '../place.js'
import { array, boolean, integer, number, object, optional, string, Type, time } from '../type.js'
import { amount, amounts } from './amounts.js'
import { AskedDay, ciiFields, verifiable, wakeSums } from './emissions-answer.js'
import { NotAppliedRules } from './emissions-carbon.js'
import { priceWords } from './emissions-request.js'
import { fuelUseFields } from './fuel-use.js'

const Row = object(
  'ShipYearRow',
  'A voyage from origin to destination, a day of one, or a stay in port. A row without places, such as the total of a year, counts towards CII and EEOI alone',
  {
    id: optional(string('Each may occur once', { maxLength: 200 })),
    origin: optional(EmissionsPlace),
    destination: optional(EmissionsPlace),
    port: optional(EmissionsPlace),
    date: optional(
      string(
        'Day of the departure, or of the stay, within the year; selects the rules of the day',
        { examples: ['2026-02-01'] },
      ),
    ),
    ...amounts(YEAR_RANGES, {
      distanceNm: 'Distance sailed, nautical miles. Default: 0',
      cargoTonnes: 'All cargo on board; 0 in ballast. Without it there is no EEOI and no intensity',
    }),
    adjustment: optional(
      oneOfTexts(
        VOYAGE_ADJUSTMENTS,
        'Sailing in ice, or to secure the safety of a ship or save life: the CII leaves fuel and distance out (MEPC.355(78))',
      ),
    ),
    tanker_service: optional(
      oneOfTexts(
        TANKER_SERVICES,
        'A voyage of a tanker with ship-to-ship transfer, or of a shuttle tanker with dynamic positioning: the CII counts a part of its fuel (MEPC.355(78))',
      ),
    ),
    port_of_call: optional(
      boolean(
        'The stop of a container ship at the destination is a port of call, although EU ETS and FuelEU list the port for transhipment. Default: false, so that the voyage goes on with the next row',
      ),
    ),
    ...amounts(YEAR_RANGES, {
      shorePowerKwh: 'Electricity from shore during a stay, which FuelEU counts without emissions',
    }),
    stocks: optional(
      array(
        object('FuelStock', {
          type: string('Code of the fuel, as in fuels', { maxLength: 100 }),
          ...amounts(YEAR_RANGES, {
            robTonnes: 'Remaining on board at the end of the row',
            receivedTonnes: 'Bunkered during the row',
          }),
        }),
        {
          maxItems: 20,
          description:
            'Fuel on board: changes no figure. A warning says where it does not follow from what was burnt and received',
        },
      ),
    ),
    fuels: array(
      object('YearFuel', {
        ...fuelUseFields,
        tonnes: amount(YEAR_RANGES.tonnes, 'Fuel consumed'),
        ...amounts(YEAR_RANGES, {
          deductibleTonnes:
            'Of these, for refrigerated containers, for cooling and reliquefying gas, or for heating and pumping the cargo of a tanker: the CII deducts a part (MEPC.355(78)). Default: 0',
        }),
      }),
      { maxItems: 10 },
    ),
  },
)

export const ShipYearRequestBody = Type.Object(
  {
    year: amount(YEAR_RANGES.year),
    ship: object('RatedShip', {
      type: oneOfTexts(RATED_SHIPS, 'As IMO rates it (MEPC.353(78))'),
      ...amounts(YEAR_RANGES, {
        deadweightTonnes: 'For the CII of most types',
        grossTonnage:
          'For the CII of ro-ro ships, vehicle carriers and passenger ships. Below 5,000 the laws of the EU and the UK do not apply',
        capacityFactor:
          'fi x fm x fc x fiVSE of the EEDI or EEXI technical file, by which the CII multiplies the capacity (MEPC.355(78)). Default: 1',
      }),
    }),
    rows: array(Row, { minItems: YEAR_ROWS.min, maxItems: YEAR_ROWS.max }),
    carbon: optional(object('ShipYearPrices', amounts(YEAR_RANGES, priceWords))),
  },
  {
    title: 'ShipYearRequest',
    examples: [
      {
        year: 2026,
        ship: { type: 'bulk_carrier', deadweight_tonnes: 82_000, gross_tonnage: 44_000 },
        rows: [
          {
            origin: { unlocode: 'NLRTM' },
            destination: { unlocode: 'SGSIN' },
            date: '2026-02-01',
            distance_nm: 8300,
            cargo_tonnes: 70_000,
            fuels: [{ type: 'VLSFO', tonnes: 700 }],
          },
          {
            port: { unlocode: 'NLRTM' },
            date: '2026-01-28',
            fuels: [{ type: 'MGO', tonnes: 12 }],
          },
        ],
        carbon: { eua_price_eur: 75 },
      },
      {
        year: 2025,
        ship: { type: 'ro_ro_passenger_ship', gross_tonnage: 25_000 },
        rows: [{ distance_nm: 150_000, fuels: [{ type: 'MDO', tonnes: 19_000 }] }],
      },
    ],
  },
)

export type ShipYearBody = Static<typeof ShipYearRequestBody>

const allowances = (whose: string, currency: string) =>
  nullable(
    object(`ShipYear${whose}`, {
      monitored_tonnes: number('Emissions in scope, before phase-in and exemptions'),
      allowances_tonnes: number(),
      cost: nullable(number(`${currency}; null without a price`)),
    }),
  )

const Balance = object('FuelEuBalance', {
  energy_mj: number('Energy in scope'),
  ghg_intensity_g_per_mj: number(),
  compliance_balance_tonnes: number('Negative is a deficit'),
  penalty_eur: number(),
})

export const ShipYearAnswer = object(
  'ShipYear',
  'ets is null before 2024, fuel_eu before 2025, uk_ets before 2026',
  {
    id: string(),
    asked: object('AskedShipYear', 'What was asked, as it was read', {
      day: AskedDay,
      request: requestAsRead<ShipYearBody>('/v1/emissions/ship-years'),
    }),
    year: integer(),
    distance_nm: number(),
    laden_nm: number(),
    fuels: array(
      object('ShipYearFuel', {
        fuel_type: string(),
        certificate: nullable(string()),
        tonnes: number(),
        energy_mj: number(),
      }),
    ),
    emissions: object('ShipYearEmissions', wakeSums),
    cii: nullable(
      object(
        'ShipYearCii',
        'Null without distance or size. With the corrections of MEPC.355(78) that the rows state',
        ciiFields('CO2 per capacity and distance'),
      ),
    ),
    cii_corrections: nullable(
      object('CiiCorrections', 'What MEPC.355(78) changes; null if no row states a correction', {
        uncorrected: nullable(object('UncorrectedCii', ciiFields('CO2 per capacity and distance'))),
        deducted_co2_tonnes: number(),
        deducted_nm: number(),
      }),
    ),
    eeoi_g_per_tnm: nullable(
      number('g CO2 per tonne and nautical mile, with ballast voyages and stays'),
    ),
    transport_activity_tkm: nullable(number('On the sailed distance divided by 1.15')),
    intensity_g_per_tkm: nullable(number('Well to wake, g CO2e')),
    ets: allowances('Ets', 'EUR'),
    uk_ets: allowances('UkEts', 'GBP'),
    fuel_eu: nullable(
      object(
        'ShipYearFuelEu',
        'Two ways to allocate fuels to the half of a voyage that counts: each by its share, or proven renewable fuels first',
        {
          limit_g_per_mj: number(),
          wind_factor: number(),
          pro_rata: Balance,
          prioritised: Balance,
        },
      ),
    ),
    unplaced_fuel_tonnes: number(
      'Fuel of rows without ports: in no figure of EU ETS, UK ETS and FuelEU',
    ),
    not_applied: NotAppliedRules,
    notes: array(string()),
    warnings: Warnings,
    factor_set_version: string(),
    ...verifiable,
    calculated_at: time(),
  },
)

export type ShipYearAnswerBody = Static<typeof ShipYearAnswer>
/** Without the members that differ between callers. */
export type ShipYearCoreBody = Omit<
  ShipYearAnswerBody,
  'id' | 'warnings' | 'calculated_at' | keyof typeof verifiable
>
