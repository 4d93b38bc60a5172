import type { Route, Voyage } from '../../src/client/index.js'

/** What a reader takes from an exit: the arrival to the minute, UTC, and the cost. */
export interface Figures {
  readonly arrival: string | null
  readonly cost: number | null
}

export const minute = (moment: string | null): string | null =>
  moment?.slice(0, 'YYYY-MM-DDTHH:MM'.length) || null

/** To the cent: a spreadsheet has the cost to a thousandth of a dollar. */
export const isSame = (one: Figures, other: Figures): boolean =>
  one.arrival === other.arrival &&
  (one.cost === other.cost || Math.abs((one.cost ?? -1) - (other.cost ?? -1)) < 0.01)

/** As a program reads an answer. */
export function figuresOf(answer: Route | Voyage): Figures {
  if (!('calls' in answer))
    return { arrival: minute(answer.arrive_at), cost: answer.emissions?.cost_usd ?? null }
  const { cost_usd: atSea, port_cost_usd: inPort } = answer.totals
  return {
    arrival: minute(answer.calls.at(-1)!.arrival?.time ?? null),
    cost: atSea === null ? null : atSea + (inPort ?? 0),
  }
}

/** As a spreadsheet reads a timeline. */
export function figuresOfCsv(csv: string): Figures {
  const arrival = csv.split('\n').findLast((line) => line.startsWith('arrival,'))
  const cost = /^"fuel cost, USD",(.*)$/m.exec(csv)?.[1]
  return {
    arrival: minute(arrival?.split(',').at(-1) ?? null),
    cost: cost === undefined ? null : Number(cost),
  }
}
