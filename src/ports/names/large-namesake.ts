import { type Port, UNRANKED } from '../port.js'

/**
 * The one large port among ports of the same name, if all others are tiny: Southampton in England, not the
 * one in Bermuda. Large is a port of the ranking or of the index's class large; tiny is one that the index
 * classes as very small or not at all. A terminal is never tiny: its port may be large.
 */
export function onlyLarge(namesakes: readonly Port[]): Port | undefined {
  const large = namesakes.filter(isLarge)
  return large.length === 1 && namesakes.every((port) => isLarge(port) || isTiny(port))
    ? large[0]
    : undefined
}

/** Whether a port is of the ranking or of the index's class large. */
export function isLarge({ rank, size }: Port): boolean {
  return rank < UNRANKED || size === 'large'
}

/** Whether the index classes a port as very small or not at all. */
export function isTiny({ size, mainPortId }: Port): boolean {
  return (size === null || size === 'very_small') && mainPortId === null
}
