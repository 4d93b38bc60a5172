import type { WorstBody } from './worst-bodies.js'

const BYTES_OF_FIX = 75
const MOST_FIXES = 10_000

type Position = (n: number) => readonly [lon: number, lat: number]

/** Traces that no ship sailed, or that lie where no water is near. */
export function worstTraces(): readonly WorstBody[] {
  const countOf = (bytes: number) => Math.min(MOST_FIXES, Math.floor(bytes / BYTES_OF_FIX))
  const trace = (minutes: number, at: Position) => (bytes: number) => {
    const fixes = Array.from({ length: countOf(bytes) }, (_, n) => {
      const time = new Date(Date.UTC(2026, 0, 1) + n * minutes * 60_000).toISOString()
      return { time, coordinates: at(n).map((degrees) => Math.round(degrees * 1e4) / 1e4) }
    })
    return JSON.stringify({ fixes })
  }
  const route = (at: Position) => (bytes: number) => {
    const fixes = Array.from({ length: countOf(bytes) }, (_, n) => {
      return { coordinates: at(n).map((degrees) => Math.round(degrees * 1e4) / 1e4) }
    })
    const vessel = { type: 'tanker', draft_m: 20 }
    return JSON.stringify({ fixes, vessel, fuel_price_usd_per_tonne: 600 })
  }
  return [
    {
      name: 'waypoints far from each other',
      text: route((n) => [((n * 137) % 360) - 180, ((n * 71) % 160) - 80]),
    },
    { name: 'waypoints at sea', text: route((n) => [-40 + n / 500, 30]) },
    { name: 'waypoints to and fro over a shoal', text: route((n) => [n % 2 ? 2 : 2.1, 54]) },
    { name: 'waypoints in the far north', text: route((n) => [n / 30, 70 + (n % 2) / 50]) },
    { name: 'fixes in Kazakhstan', text: trace(30, (n) => [66 + n / 2000, 45]) },
    { name: 'fixes in Antarctica', text: trace(30, (n) => [20 + n / 2000, -82]) },
    {
      name: 'fixes far from each other',
      text: trace(1, (n) => [((n * 137) % 360) - 180, ((n * 71) % 160) - 80]),
    },
    { name: 'fixes at sea', text: trace(5, (n) => [-40 + n / 500, 30]) },
    {
      name: 'fixes to and fro over the antimeridian',
      text: trace(5, (n) => [n % 2 === 0 ? 179.99 : -179.99, 10]),
    },
    { name: 'fixes with gaps', text: trace(90, (n) => [-40 + n / 200, 30]) },
  ]
}
