import type { Static } from 'typebox'
import { FLEET_RANGES, FLEET_SHIPS } from '../../../emissions/year/fleet.js'
import { nullable, Warnings } from '../common.js'
import { array, boolean, integer, number, object, optional, string, Type } from '../type.js'
import { amount, amounts } from './amounts.js'

const Ship = object(
  'FleetShip',
  "FuelEU of a ship's year, as pro_rata or prioritised of its answer has it, and what it brings from the years before",
  {
    id: string('IMO number or name. Each may occur once', { maxLength: 200 }),
    energy_mj: amount(FLEET_RANGES.energyMj, 'Energy in scope'),
    ghg_intensity_g_per_mj: amount(FLEET_RANGES.ghgIntensityGPerMj),
    compliance_balance_tonnes: amount(
      FLEET_RANGES.complianceBalanceTonnes,
      'Of the year alone. Negative is a deficit',
    ),
    ...amounts(FLEET_RANGES, {
      bankedTonnes: 'Surplus of earlier years that was banked. Default: 0',
      borrowedTonnes: 'What was borrowed in the year before. Default: 0',
      deficitsBefore: 'Years in a row with a deficit just before this one. Default: 0',
    }),
    may_pool: optional(boolean('Whether the ship may be in the pool. Default: true')),
  },
)

const balance = (
  id: string,
  compliance_balance_tonnes: number,
  ghg_intensity_g_per_mj: number,
) => ({
  ...{ id, energy_mj: 400_000_000, ghg_intensity_g_per_mj, compliance_balance_tonnes },
})

export const FleetRequestBody = Type.Object(
  {
    year: amount(FLEET_RANGES.year),
    ships: array(Ship, { minItems: FLEET_SHIPS.min, maxItems: FLEET_SHIPS.max }),
    ...amounts(FLEET_RANGES, {
      surplusPriceEur: 'EUR for a tonne of surplus that another pool would pay',
    }),
  },
  {
    title: 'FleetRequest',
    examples: [
      {
        year: 2026,
        ships: [balance('Alpha', -905.28, 91.6), balance('Beta', 4000, 79.3368)],
        surplus_price_eur: 200,
      },
    ],
  },
)
export type FleetBody = Static<typeof FleetRequestBody>

export const FleetAnswer = object('FleetYear', {
  year: integer(),
  limit_g_per_mj: number(),
  ships: array(
    object('FleetYearShip', {
      id: string(),
      balance_tonnes: number(
        'With what was banked, less 1.1 times what was borrowed the year before',
      ),
      alone: object('FleetShipAlone', 'Without a pool', {
        penalty_eur: number('With 10 % more for each year with a deficit before'),
        borrowable_tonnes: number('The most that may be borrowed, up to the deficit'),
        penalty_after_borrowing_eur: number(),
        owed_next_year_tonnes: number('What borrowing it takes from the next year'),
      }),
      pooled: object('FleetShipPooled', {
        is_in_pool: boolean(),
        balance_tonnes: number('After the surplus of the pool is divided'),
        penalty_eur: number(),
      }),
    }),
  ),
  alone_eur: number('Penalties of all ships, each alone'),
  pooled_eur: number('Penalties with the best pool'),
  surplus_tonnes: number('Surplus that is left: it can be banked, or given to another pool'),
  surplus_value_eur: nullable(number('Null without a price')),
  notes: array(string()),
  warnings: Warnings,
})
