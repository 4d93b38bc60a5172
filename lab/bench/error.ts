import {
  isPlain,
  type Measured,
  measure,
  quantilePercent,
  readPublished,
} from '../../test/published/pub151.js'
import type { Results } from './results.js'

/** Compares the lengths of one resolution with those of NGA Pub. 151. */
export function measureErrors(
  sea: Parameters<typeof measure>[0],
  resolutionKm: number,
  results: Results,
): void {
  const measured = readPublished()
    .filter(isPlain)
    .map((pair) => measure(sea, pair))
  results.addErrors(`Fairway ${resolutionKm} km`, measured)
  if (resolutionKm === 5) addTargets(measured, results)
}

function addTargets(measured: readonly Measured[], results: Results): void {
  const far = measured.filter((pair) => pair.nm >= 4000)
  const near = measured.filter((pair) => pair.nm < 400)
  for (const [what, pairs, share, allowed] of [
    ['median error', measured, 0.5, 0.6],
    ['p90 error', measured, 0.9, 3],
    ['p95 error', measured, 0.95, 4.5],
    ['median error over 4,000 nm', far, 0.5, 0.25],
    ['p95 error over 4,000 nm', far, 0.95, 2],
    ['median error under 400 nm', near, 0.5, 1.5],
    ['p95 error under 400 nm', near, 0.95, 8],
  ] as const) {
    results.addTarget(what, quantilePercent(pairs, share), allowed, '%')
  }
}
