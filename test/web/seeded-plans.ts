import { SIZE_CLASSES } from '../../src/client/schema.js'
import {
  EMPTY_PLAN,
  FUELS,
  OPEN_BY_DEFAULT,
  OPENABLE,
  type Place,
  type Plan,
  STOP_USES,
  type Stop,
  VESSEL_TYPES,
} from '../../web/plan/plan.js'
import { seeded } from '../engine/geo/random.js'

/** Positions at sea, far from each other: the page writes them as latitude and longitude. */
const AT_SEA: readonly Place[] = [
  [-30.25, 38.5],
  [72.125, 8.75],
  [-179.5, 35.25],
].map(([lon, lat]) => ({ position: [lon!, lat!] }))

const AREA = [
  [-40.5, 20.5],
  [-30.5, 20.5],
  [-30.5, 10.25],
] as const

function daysAfter(moment: string, days: number): string {
  const ms = Date.parse(`${moment}Z`) + days * 86_400_000
  return new Date(ms).toISOString().slice(0, moment.length)
}

/** Plans of real ports with every kind of condition; a few have no route. @param ports ids */
export function seededPlans(ports: readonly number[], count: number, seed: number): Plan[] {
  const random = seeded(seed)
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!
  const orNull = <Value>(value: Value, share = 0.5) => (random() < share ? value : null)
  const some = <Value>(value: Value, share: number) => (random() < share ? [value] : [])
  const number = (least: number, most: number) =>
    Number((least + random() * (most - least)).toFixed(2))
  const place = (): Place => (random() < 0.9 ? { portId: one(ports) } : one(AT_SEA))
  const stop = (): Stop => {
    const speed = orNull(number(8, 20), 0.3)
    const speedKn = speed === null ? {} : { speedKn: speed }
    if (random() < 0.3) return { place: place(), stayHours: null, ...speedKn }
    const use = orNull(one(STOP_USES))
    return { place: place(), stayHours: one([0, 5, 24, 37]), ...speedKn, ...(use && { use }) }
  }
  const pad = (value: number) => String(value).padStart(2, '0')
  const departure = () =>
    `2027-${pad(1 + Math.floor(random() * 12))}-${pad(1 + Math.floor(random() * 28))}T${pad(Math.floor(random() * 24))}:${pad(Math.floor(random() * 60))}`
  return Array.from({ length: count }, (): Plan => {
    const type = orNull(one(VESSEL_TYPES), 0.8)
    const leaves = orNull(departure(), 0.8)
    const sizes = SIZE_CLASSES.filter((size) => size.type === type).map(({ name }) => name)
    return {
      ...EMPTY_PLAN,
      from: place(),
      to: place(),
      stops: random() < 0.5 ? [] : [stop(), ...some(stop(), 0.4)],
      closed: some(one(OPEN_BY_DEFAULT), 0.3),
      opened: some(one(OPENABLE), 0.2),
      leftOut: some(one(OPEN_BY_DEFAULT), 0.2),
      avoidedAreas: [],
      ownAreas: some(AREA, 0.1),
      avoidsShallows: random() < 0.2,
      speedKn: orNull(number(8, 22), 0.4),
      vesselType: type,
      sizeClass: sizes.length > 0 ? orNull(one(sizes)) : null,
      draughtM: orNull(number(4, 12), 0.2),
      inBallast: random() < 0.3,
      fuel: orNull(one(FUELS), 0.3),
      fuelTonnesPerDay: orNull(number(10, 90), 0.2),
      fuelPriceUsd: orNull(number(300, 1200), 0.7),
      departure: leaves,
      arrival: orNull(leaves === null ? departure() : daysAfter(leaves, number(5, 60)), 0.3),
      winds: random() < 0.5,
      showPorts: random() < 0.2,
    }
  })
}
