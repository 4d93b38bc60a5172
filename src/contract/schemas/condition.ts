import { SAILING_CONDITIONS } from '../../emissions/ship/ballast.js'
import { BALLAST_RANGES } from '../../planning/ship/vessel.js'
import { STOP_OPERATIONS } from '../../planning/voyage/conditions-of-legs.js'
import { nullable, oneOfTexts } from './common.js'
import { amounts } from './emissions/amounts.js'
import { array, number, object, optional } from './type.js'

/** Whether the ship carries cargo, of a request. */
export const conditionField = (of: string) => ({
  condition: optional(
    oneOfTexts(
      SAILING_CONDITIONS,
      `${of}. In ballast the ship has another draught, fuel and speed: vessel.ballast`,
    ),
  ),
})

export const operationField = {
  operation: optional(
    oneOfTexts(
      STOP_OPERATIONS,
      'Decides which legs are laden: those behind a stop that loads, and before one that discharges',
    ),
  ),
}

/** Of a vessel. */
export const ballastField = {
  ballast: optional(
    object(
      'BallastSailing',
      'On legs in ballast. Default: a share of the design draught, fuel of the modelled ship at it, and the speed of the voyage',
      amounts(BALLAST_RANGES, {
        draughtM: 'Draught, m',
        fuelTonnesPerDay: 'Fuel at the speed of the leg, tonnes per day',
        speedKn: 'Knots; a speed of the leg itself counts before it',
      }),
    ),
  ),
}

/** Of a leg that is answered. */
export const legCondition = {
  condition: optional(oneOfTexts(SAILING_CONDITIONS, 'Absent if the request does not say')),
}

/** Of a voyage that is answered. */
export const conditionSums = {
  conditions: optional(
    array(
      object('ConditionSums', {
        condition: oneOfTexts(SAILING_CONDITIONS),
        distance_km: number(),
        distance_nm: number(),
        sailing_hours: number(),
        fuel_tonnes: nullable(number('At sea')),
        co2e_wtw_tonnes: nullable(number('At sea')),
        allocated_co2e_wtw_tonnes: nullable(
          number(
            'What the cargo bears, by ISO 14083: a voyage in ballast belongs to the cargo of its round trip, so laden legs bear all, and those in ballast nothing; null without a laden leg',
          ),
        ),
      }),
      'Legs laden and in ballast, if the request says which are',
    ),
  ),
}
