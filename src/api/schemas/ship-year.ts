import type { Static } from 'typebox'
import { RATED_SHIPS } from '../../emissions/factors/law-row.js'
import {
  TANKER_SERVICES,
  VOYAGE_ADJUSTMENTS,
  YEAR_RANGES,
  YEAR_ROWS,
} from '../../emissions/ship-year-request.js'
import { amount, amounts } from './amounts.js'
import { requestAsRead } from './asked.js'
import { nullable, oneOfTexts, Warnings } from './common.js'
import { AskedDay, ciiFields, verifiable, wakeSums } from './emissions-answer.js'
import { NotAppliedRules } from './emissions-carbon.js'
import { priceWords } from './emissions-request.js'
import { fuelUseFields } from './fuel-use.js'
import { EmissionsPlace } from './place.js'
import { Type } from './type.js'

const Row = Type.Object(
  {
    id: Type.Optional(Type.String({ maxLength: 200, description: 'Each may occur once' })),
    origin: Type.Optional(EmissionsPlace),
    destination: Type.Optional(EmissionsPlace),
    port: Type.Optional(EmissionsPlace),
    date: Type.Optional(
      Type.String({
        examples: ['2026-02-01'],
        description:
          'Day of the departure, or of the stay, within the year; selects the rules of the day',
      }),
    ),
    ...amounts(YEAR_RANGES, {
      distanceNm: 'Distance sailed, nautical miles. Default: 0',
      cargoTonnes: 'All cargo on board; 0 in ballast. Without it there is no EEOI and no intensity',
    }),
    adjustment: Type.Optional(
      oneOfTexts(VOYAGE_ADJUSTMENTS, {
        description:
          'Sailing in ice, or to secure the safety of a ship or save life: the CII leaves fuel and distance out (MEPC.355(78))',
      }),
    ),
    tanker_service: Type.Optional(
      oneOfTexts(TANKER_SERVICES, {
        description:
          'A voyage of a tanker with ship-to-ship transfer, or of a shuttle tanker with dynamic positioning: the CII counts a part of its fuel (MEPC.355(78))',
      }),
    ),
    fuels: Type.Array(
      Type.Object(
        {
          ...fuelUseFields,
          tonnes: amount(YEAR_RANGES.tonnes, 'Fuel consumed'),
          ...amounts(YEAR_RANGES, {
            deductibleTonnes:
              'Of these, for refrigerated containers, for cooling and reliquefying gas, or for heating and pumping the cargo of a tanker: the CII deducts a part (MEPC.355(78)). Default: 0',
          }),
        },
        { title: 'YearFuel' },
      ),
      { maxItems: 10 },
    ),
  },
  {
    title: 'ShipYearRow',
    description:
      'A voyage from origin to destination, a day of one, or a stay in port. A row without places, such as the total of a year, counts towards CII and EEOI alone',
  },
)

export const ShipYearRequestBody = Type.Object(
  {
    year: amount(YEAR_RANGES.year),
    ship: Type.Object(
      {
        type: oneOfTexts(RATED_SHIPS, { description: 'As IMO rates it (MEPC.353(78))' }),
        ...amounts(YEAR_RANGES, {
          deadweightTonnes: 'For the CII of most types',
          grossTonnage:
            'For the CII of ro-ro ships, vehicle carriers and passenger ships. Below 5,000 the laws of the EU and the UK do not apply',
          capacityFactor:
            'fi x fm x fc x fiVSE of the EEDI or EEXI technical file, by which the CII multiplies the capacity (MEPC.355(78)). Default: 1',
        }),
      },
      { title: 'RatedShip' },
    ),
    rows: Type.Array(Row, { minItems: YEAR_ROWS.min, maxItems: YEAR_ROWS.max }),
    carbon: Type.Optional(
      Type.Object(amounts(YEAR_RANGES, priceWords), { title: 'ShipYearPrices' }),
    ),
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
    Type.Object(
      {
        monitored_tonnes: Type.Number({
          description: 'Emissions in scope, before phase-in and exemptions',
        }),
        allowances_tonnes: Type.Number(),
        cost: nullable(Type.Number({ description: `${currency}; null without a price` })),
      },
      { title: `ShipYear${whose}` },
    ),
  )

const Balance = Type.Object(
  {
    energy_mj: Type.Number({ description: 'Energy in scope' }),
    ghg_intensity_g_per_mj: Type.Number(),
    compliance_balance_tonnes: Type.Number({ description: 'Negative is a deficit' }),
    penalty_eur: Type.Number(),
  },
  { title: 'FuelEuBalance' },
)

export const ShipYearAnswer = Type.Object(
  {
    id: Type.String(),
    asked: Type.Object(
      {
        day: AskedDay,
        request: requestAsRead<ShipYearBody>('/v1/emissions/ship-years'),
      },
      { title: 'AskedShipYear', description: 'What was asked, as it was read' },
    ),
    year: Type.Integer(),
    distance_nm: Type.Number(),
    laden_nm: Type.Number(),
    fuels: Type.Array(
      Type.Object(
        {
          fuel_type: Type.String(),
          certificate: nullable(Type.String()),
          tonnes: Type.Number(),
          energy_mj: Type.Number(),
        },
        { title: 'ShipYearFuel' },
      ),
    ),
    emissions: Type.Object(wakeSums, { title: 'ShipYearEmissions' }),
    cii: nullable(
      Type.Object(ciiFields('CO2 per capacity and distance'), {
        title: 'ShipYearCii',
        description:
          'Null without distance or size. With the corrections of MEPC.355(78) that the rows state',
      }),
    ),
    cii_corrections: nullable(
      Type.Object(
        {
          uncorrected: nullable(
            Type.Object(ciiFields('CO2 per capacity and distance'), {
              title: 'UncorrectedCii',
            }),
          ),
          deducted_co2_tonnes: Type.Number(),
          deducted_nm: Type.Number(),
        },
        {
          title: 'CiiCorrections',
          description: 'What MEPC.355(78) changes; null if no row states a correction',
        },
      ),
    ),
    eeoi_g_per_tnm: nullable(
      Type.Number({
        description: 'g CO2 per tonne and nautical mile, with ballast voyages and stays',
      }),
    ),
    transport_activity_tkm: nullable(
      Type.Number({ description: 'On the sailed distance divided by 1.15' }),
    ),
    intensity_g_per_tkm: nullable(Type.Number({ description: 'Well to wake, g CO2e' })),
    ets: allowances('Ets', 'EUR'),
    uk_ets: allowances('UkEts', 'GBP'),
    fuel_eu: nullable(
      Type.Object(
        {
          limit_g_per_mj: Type.Number(),
          wind_factor: Type.Number(),
          pro_rata: Balance,
          prioritised: Balance,
        },
        {
          title: 'ShipYearFuelEu',
          description:
            'Two ways to allocate fuels to the half of a voyage that counts: each by its share, or proven renewable fuels first',
        },
      ),
    ),
    unplaced_fuel_tonnes: Type.Number({
      description: 'Fuel of rows without ports: in no figure of EU ETS, UK ETS and FuelEU',
    }),
    not_applied: NotAppliedRules,
    notes: Type.Array(Type.String()),
    warnings: Warnings,
    factor_set_version: Type.String(),
    ...verifiable,
    calculated_at: Type.String({ format: 'date-time' }),
  },
  {
    title: 'ShipYear',
    description: 'ets is null before 2024, fuel_eu before 2025, uk_ets before 2026',
  },
)

export type ShipYearAnswerBody = Static<typeof ShipYearAnswer>
/** Without the members that differ between callers. */
export type ShipYearCoreBody = Omit<
  ShipYearAnswerBody,
  'id' | 'warnings' | 'calculated_at' | keyof typeof verifiable
>
