import type { ChainEstimate } from '../../src/client/index.js'

/** Between the ends of a leg, as the reader of tables names it. */
const DASH = ' - '

/** "Rotterdam, NL – Singapore, SG": where a chain begins and ends; empty if its legs have no names. */
export function chainName({ elements }: Pick<ChainEstimate, 'elements'>): string {
  const legs = elements.flatMap(({ kind, name }) => (kind === 'leg' && name ? [name] : []))
  const [from] = legs[0]?.split(DASH) ?? []
  const to = legs.at(-1)?.split(DASH).at(-1)
  return from === undefined || to === undefined ? '' : `${from} – ${to}`
}
