/**
 * Names that GeoNames gives to one port and that are another's, by id: found by reading 6,575 local names in Cyrillic, kana,
 * Greek and Hangul aloud beside the names of all ports of the country (2026-11-30).
 */
const MISTAKEN: Readonly<Record<number, readonly string[]>> = {
  842: ['Кагосима'],
  5640: ['동해', '东海'],
}
const RIGHT: Readonly<Record<number, readonly string[]>> = {
  846: ['Кагосима'],
  940: ['동해'],
}

/** The local names of a port without those of another, and with its own that another had. */
export function ownLocalNames(id: number, names: readonly string[]): readonly string[] {
  const [mistaken, right] = [MISTAKEN[id], RIGHT[id]]
  if (mistaken) return names.filter((name) => !mistaken.includes(name))
  return right ? [...new Set([...names, ...right])] : names
}
