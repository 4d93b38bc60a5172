import type { Values } from './answer/messages.js'
import type { MethodOutcome } from './context.js'
import type { Cargo } from './methods/cargo.js'
import type { EstimateInputs, LegDistance } from './request.js'

/** A departure of a result from ISO 14083. */
export interface Deviation {
  readonly code: string
  /** Whether the standard accepts it if its reason is stated; if not, the result is not aligned with it. */
  readonly isAllowed: boolean
  readonly reason: string
  /** What the reason says in names. */
  readonly values: Values
}

interface Judged {
  readonly request: EstimateInputs
  readonly cargo: Cargo | null
  readonly distance: LegDistance
  readonly outcome: MethodOutcome
}

/** Every departure of an estimate, each with its reason. */
export function deviationsOf({ request, cargo, distance, outcome }: Judged): Deviation[] {
  const has = (part: string) => outcome.parts.some((one) => one.part === part)
  const isModelled = outcome.dataType === 'modelled' && outcome.factor.kind === 'derived'
  const isFuel = outcome.appliesTo === 'voyage'
  const isAssumed =
    !isFuel && request.vessel?.type === undefined && outcome.factor.kind !== 'operator'
  const isOfTrade = outcome.published !== undefined
  const rules: readonly (readonly [applies: boolean, deviation: Deviation])[] = [
    [
      outcome.gwp !== null && outcome.gwp !== 'AR6',
      allowed(
        'older_gwp',
        `the source of the factor uses global warming potentials of ${outcome.gwp}, not of AR6`,
        { gwp: outcome.gwp ?? '' },
      ),
    ],
    [
      true,
      allowed(
        'energy_infrastructure',
        'emissions from building energy infrastructure are excluded, because the upstream values of Regulation (EU) 2023/1805 and of DESNZ exclude them',
      ),
    ],
    [
      cargo?.reefer === true,
      allowed(
        'refrigerants',
        'refrigerant leakage is excluded: about 1.4 kg CO2e per TEU and day (4.6 kg of R134a in two TEU, 15 % a year, GWP 1,526; recalled), under 3 % of the emissions from its electricity',
      ),
    ],
    [
      isModelled && !has('origin_port'),
      severe(
        'port_calls',
        'fuel in port is excluded: the ends are not known and no port_calls are given',
      ),
    ],
    [
      isFuel && !has('ballast'),
      severe(
        'ballast',
        'the fuel of the ballast or return voyage is not given; ballast_tonnes 0 states that there is none',
      ),
    ],
    [
      outcome.isShareAssumed === true,
      severe('cargo_on_board', "the cargo's share is based on capacity, not on the cargo on board"),
    ],
    [
      cargo?.massSource === 'assumed',
      severe('cargo_assumed', 'no cargo is given: the figures are for one tonne'),
    ],
    [
      isAssumed && isOfTrade,
      // A container is on a container ship, and that of the trade is a default of its kind.
      allowed(
        'vessel_assumed',
        'no vessel type is given: the cargo is in containers, and the container ship usual on the trade is modelled',
      ),
    ],
    [
      isAssumed && !isOfTrade,
      severe(
        'vessel_assumed',
        'no vessel type is given: the average of general cargo ships is used',
      ),
    ],
    [
      request.vessel?.type === 'ferry' && outcome.factor.id.startsWith('desnz'),
      severe(
        'ferry_allocation',
        'the published row shares fuel with passengers by deck area, not by mass',
      ),
    ],
    [
      outcome.transport !== null &&
        distance.type === 'actual' &&
        typeof distance.shortestKm !== 'number',
      severe(
        'activity_distance',
        'transport activity uses the sailed distance: the shortest distance needs both ends',
      ),
    ],
  ]
  return rules
    .filter(
      ([applies, { code }]) =>
        applies && !(code === 'ballast' && request.fuel?.ballastTonnes === 0),
    )
    .map(([, deviation]) => deviation)
}

function allowed(code: string, reason: string, values: Values = {}): Deviation {
  return { code, isAllowed: true, reason, values }
}

function severe(code: string, reason: string): Deviation {
  return { code, isAllowed: false, reason, values: {} }
}
