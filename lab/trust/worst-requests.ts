/** What a caller can ask that takes longest. */
export type Pair = readonly [origin: number, destination: number]

const BOTH = { avoid: ['seca', 'piracy'], resolution_km: 5 }
const port = (id: number) => ({ port_id: id })

/** @param pairs of ports, from which the n-th request takes its places */
export function worstRequest(
  pairs: readonly Pair[],
  n: number,
): readonly [path: string, json: object] {
  const [origin, destination] = pairs[n % pairs.length]!
  const ends = { origin: port(origin), destination: port(destination) }
  const ten = (side: 0 | 1) =>
    Array.from({ length: 10 }, (_, at) => port(pairs[(n + at) % pairs.length]![side]))
  const matrix = { origins: ten(0), destinations: ten(1) }
  const drawn = { alternatives: 3, waypoint_strategy: 'count', waypoint_count: 1000 }
  const requests = [
    ['/calculate-matrix', { ...matrix, ...BOTH }],
    ['/calculate-route', { ...ends, ...BOTH }],
    ['/calculate-route', { ...ends, ...drawn, resolution_km: 5, include_ports: true }],
    [
      '/v1/reach',
      {
        origin: port(origin),
        hours: Array.from({ length: 20 }, (_, at) => 100 + at),
        resolution_km: 5,
      },
    ],
  ] as const
  return requests[n % requests.length]!
}
