import type { WorstBody } from './worst-bodies.js'

/** Bytes of a row. */
const [BYTES_OF_VOYAGE, BYTES_OF_STAY] = [220, 90]
const MOST_ROWS = 4900
const PORTS = [1068, 1309, 331, 4081, 4894, 489]

/** Years of a ship that are right, and as long as a body may be. */
export function worstYears(): readonly WorstBody[] {
  const year = (bytesOfRow: number, row: (n: number) => object) => (bytes: number) => {
    const count = Math.min(MOST_ROWS, Math.floor(bytes / bytesOfRow) - 2)
    const ship = { type: 'container_ship', deadweight_tonnes: 60_000, gross_tonnage: 50_000 }
    return JSON.stringify({
      year: 2025,
      ship,
      rows: Array.from({ length: count }, (_, n) => row(n)),
    })
  }
  const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + (n % 365))).toISOString().slice(0, 10)
  const port = (n: number) => ({ port_id: PORTS[n % PORTS.length] })
  const fuels = [
    { type: 'VLSFO', tonnes: 10 },
    { type: 'MGO', tonnes: 1 },
  ]
  return [
    {
      name: 'a year of voyages',
      text: year(BYTES_OF_VOYAGE, (n) => ({
        ...{ id: `v${n}`, origin: port(n), destination: port(n + 1), date: day(n) },
        ...{ distance_nm: 1000, cargo_tonnes: 1000, fuels },
      })),
    },
    {
      name: 'a year of stays',
      text: year(BYTES_OF_STAY, (n) => ({
        port: { name: n % 2 ? 'Rotterdam' : 'Hamburg' },
        date: day(n),
        fuels: fuels.slice(1),
      })),
    },
  ]
}

/** Orders of calls with windows that keep many ways through the same stops. */
export function worstOrders(): readonly WorstBody[] {
  const stops = Array.from({ length: 12 }, (_, n) => ({
    coordinates: [-60 + ((n * 37) % 50), 10 + ((n * 23) % 40)],
    ...(n > 1 &&
      n % 3 === 0 && {
        arrive_at: { earliest: `2027-01-${10 + n}T00:00:00Z`, latest: '2027-06-01T00:00:00Z' },
      }),
    ...(n > 0 && n < 11 && { stay_hours: (n * 7) % 20 }),
  }))
  const body = { order: 'best_free_last', depart_at: '2027-01-01T00:00:00Z', speed_kn: 12, stops }
  return [{ name: 'the most stops with windows', text: () => JSON.stringify(body) }]
}

const [BYTES_OF_SHIP, MOST_SHIPS] = [110, 500]

/** A fleet of even deficits beside an odd surplus: no pool uses it up, so none is known to be the best. */
export function hardFleet(ships = MOST_SHIPS): object {
  const deficits = Array.from({ length: ships - 1 }, (_, n) => 1000 + 2 * ((n * 7919) % 500))
  const surplus = 2 * Math.floor(deficits.reduce((sum, one) => sum + one, 0) / 4) + 1
  const all = [surplus, ...deficits.map((tonnes) => -tonnes)].map((tonnes, n) => ({
    ...{ id: `ship ${n}`, energy_mj: 4e8, ghg_intensity_g_per_mj: 91 },
    compliance_balance_tonnes: tonnes,
  }))
  return { year: 2027, ships: all }
}

/** Fleets whose best pool takes long to find. */
export function worstFleets(): readonly WorstBody[] {
  const of = (bytes: number) =>
    hardFleet(Math.min(MOST_SHIPS, Math.floor(bytes / BYTES_OF_SHIP) + 2))
  return [{ name: 'a pool that is hard to find', text: (bytes) => JSON.stringify(of(bytes)) }]
}
