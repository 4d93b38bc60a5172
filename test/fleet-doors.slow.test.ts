import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { seeded } from '../lab/seeded.js'
import { camelCase } from '../src/contract/camel-case.js'
import { snakeCase } from '../src/contract/snake-case.js'
import { fleetYear } from '../src/emissions/index.js'
import { fakeSea, run, shared } from './interfaces/cli/run.js'
import { fairway } from './support/compiled.js'
import { temporaryFolder } from './support/temporary.js'
import { allPorts, buildTestApp } from './support/test-app.js'

type Json = Record<string, unknown>
interface Row extends Json {
  readonly ship: string
}

const YEAR = 2026
const BIO = { ghg_g_per_mj: 14.9, id: 'EU-ISCC-Cert-DE100-12345678', scheme: 'ISCC EU' }
const noPython = spawnSync('python3', ['--version']).status !== 0

/** A fleet's reports as rows of a file, and its ships with what they bring from the years before. */
function randomFleet(seed: number) {
  const random = seeded(seed)
  const number = (from: number, to: number) => Math.round(from + random() * (to - from))
  const pick = <One>(list: readonly One[]) => list[number(0, list.length - 1)]!
  const ports = ['NLRTM', 'DEHAM', 'ESALG', 'GRPIR', 'SGSIN', 'USNYC']
  const ships = Array.from({ length: number(2, 5) }, (_, at) => ({
    ship: `930000${at}`,
    type: pick(['container_ship', 'bulk_carrier', 'tanker']),
    deadweight_tonnes: number(20_000, 120_000),
    gross_tonnage: number(20_000, 60_000),
    ...pick([{}, { banked_tonnes: number(1, 900) }, { borrowed_tonnes: number(1, 90) }]),
    ...pick([{}, { deficits_before: number(1, 3) }, { may_pool: false }]),
  }))
  const rows = ships.flatMap(({ ship }) =>
    Array.from({ length: number(3, 8) }, (_, day) => {
      const origin = pick(ports)
      const isProven = random() < 0.3
      return {
        ship,
        date: `2026-0${number(1, 9)}-${10 + day}`,
        origin,
        destination: pick(ports.filter((port) => port !== origin)),
        distance_nm: number(200, 380),
        'VLSFO (t)': number(15, 60),
        'BIODIESEL (t)': isProven ? number(20, 90) : '',
        ...certificate(isProven),
      }
    }),
  )
  return { ships, rows }
}

const certificate = (isProven: boolean) =>
  Object.fromEntries(
    Object.entries(BIO).map(([name, value]) => [`certificate_${name}`, isProven ? value : '']),
  )

function csvOf(rows: readonly Json[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => columns.map((name) => row[name] ?? '').join(','))
  return [columns.join(','), ...lines, ''].join('\n')
}

/** The body of a ship's year over HTTP. */
const yearBody = ({ ship: _, type, ...ship }: Json, rows: readonly Row[]) => ({
  year: YEAR,
  ship: {
    type,
    deadweight_tonnes: ship['deadweight_tonnes'],
    gross_tonnage: ship['gross_tonnage'],
  },
  rows: rows.map((row) => ({
    date: row['date'],
    origin: row['origin'],
    destination: row['destination'],
    distance_nm: row['distance_nm'],
    fuels: [
      { type: 'VLSFO', tonnes: row['VLSFO (t)'] },
      ...(row['BIODIESEL (t)'] === ''
        ? []
        : [{ type: 'BIODIESEL', tonnes: row['BIODIESEL (t)'], certificate: BIO }]),
    ],
  })),
})

const PYTHON = `
import json, sys
from fairway_sea import Fairway
asked = json.load(sys.stdin)
with Fairway(command=asked["command"]) as sea:
    print(json.dumps(sea.ask("/v1/emissions/fleets", asked["body"])))
`

function byPython(body: Json): Json {
  const input = JSON.stringify({ command: [process.execPath, ...fairway()], body })
  const env = { ...process.env, PYTHONPATH: resolve('python/src'), PYTHONDONTWRITEBYTECODE: '1' }
  const { stdout, stderr } = spawnSync('python3', ['-c', PYTHON], { input, env, encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

const lasting = ({ warnings: _, ...fleet }: Json) => JSON.parse(JSON.stringify(fleet))

test.each([1, 2, 3])('a fleet has the same figures at every door, seed %i', async (seed) => {
  const { ships, rows } = randomFleet(seed)
  const folder = temporaryFolder()
  const [reports, list] = [join(folder, 'noon.csv'), join(folder, 'ships.csv')]
  writeFileSync(reports, csvOf(rows))
  writeFileSync(list, csvOf(ships))
  const options = ['--ships', list, '--year', `${YEAR}`, '--surplus-price', '210']
  const { output, errors } = await run(['fleet-year', reports, ...options, '--format', 'json'], {
    open: fakeSea().open,
  })
  expect(errors).toBe('')
  const { ship_years: years, fleet } = JSON.parse(output)

  const service = await buildTestApp({ ports: allPorts })
  const headers = await service.bearer()
  const post = async (url: string, payload: Json) => {
    const answer = await service.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    return answer.json()
  }
  const balances: Json[] = []
  for (const [at, ship] of ships.entries()) {
    const own = rows.filter((row) => row.ship === ship.ship)
    const year = await post('/v1/emissions/ship-years', yearBody(ship, own))
    for (const part of ['fuels', 'distance_nm', 'emissions', 'cii', 'ets', 'fuel_eu'])
      expect(years[at][part], `${ship.ship} ${part}`).toEqual(year[part])
    const { penalty_eur: _, ...balance } = year.fuel_eu.prioritised
    const { ship: id, type: _type, deadweight_tonnes: _d, gross_tonnage: _g, ...before } = ship
    balances.push({ id, ...balance, ...before })
  }
  const body = { year: YEAR, ships: balances, surplus_price_eur: 210 }
  expect(await post('/v1/emissions/fleets', body).then(lasting)).toEqual(fleet)

  const asked = JSON.stringify({ path: '/v1/emissions/fleets', body })
  const worked = await run(['worker'], { input: asked, open: fakeSea().open })
  expect(lasting(JSON.parse(worked.output).body)).toEqual(fleet)

  const request = {
    ...camelCase({ ...body, ships: [] }),
    ships: balances.map((one) => camelCase(one)),
  }
  const { ships: found, ...whole } = fleetYear(request as never, await shared.factors({}))
  expect({ ...snakeCase(whole), ships: snakeCase(found) }).toEqual(fleet)

  if (!noPython) expect(lasting(byPython(body))).toEqual(fleet)
})
