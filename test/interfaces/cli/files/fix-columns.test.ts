import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tablePoints } from '../../../../src/interfaces/cli/files/fix-files.js'
import { temporaryFolder } from '../../../support/temporary.js'

async function pointsOf(table: string) {
  const path = join(temporaryFolder(), 'points.csv')
  writeFileSync(path, table)
  const notes: string[] = []
  const terminal = { note: (line: string) => notes.push(line), environment: {}, input: [] }
  const { points } = await tablePoints(path, terminal as never, {}, { time: false, oneShip: false })
  return { notes, points: points.map(({ point: { lat, lon, line } }) => [lat, lon, line]) }
}

describe('columns beside those of a point', () => {
  test('are the letters of an angle, whatever they are called', async () => {
    const west = [
      [36.9, -9.2, undefined],
      [-36.6, 8.1, undefined],
    ]
    const tables = [
      'Lat,N/S,Lon,E/W\n36.9,N,9.2,W\n36.6,S,8.1,E\n',
      'Lat,,Lon,\n36.9,n,9.2,w\n36.6,s,8.1,e\n'.replace(',,', ',H1,').replace('Lon,', 'Lon,H2'),
      'Lat,Lon,Lat hemisphere,Lon hemisphere\n36.9,-9.2,N,W\n36.6,8.1,S,E\n',
    ]
    for (const table of tables) expect(await pointsOf(table)).toEqual({ notes: [], points: west })
  })

  test('are its minutes and seconds', async () => {
    const { points } = await pointsOf(
      'Lat Deg;Lat Min;NS;Lon Deg;Lon Min;Lon Sec;EW\n36;54,6;S;9;12;36;W\n0;30;S;0;6;0;W\n',
    )
    expect(points.flat().map((one) => Math.round(Number(one ?? 0) * 1e9) / 1e9)).toEqual([
      -36.91, -9.21, 0, -0.5, -0.1, 0,
    ])
  })

  test('have no name in the route sheet of an ECDIS', async () => {
    const { points, notes } = await pointsOf(
      `// ROUTE SHEET exported by JRC ECDIS.
// <<NOTE>>This strings // indicate comment column/cells. You can edit freely.
// TO AGADIR,<Normal>,AGA
// WPT No.,LAT,,,LON,,,PORT[NM],STBD[NM],Speed[kn],Sail(RL/GC),Time Zone,,Name
000,36,54.000,N,009,12.000,W,***,***,***,***,00:00,E,Cabo
001,36,30.000,S,008,06.000,W,0.10,0.10,14.0,RL,00:00,E,
002,35,30.000,N,006,00.000,W,0.10,0.10,14.0,GC,00:00,E,End,
`,
    )
    expect(points.map(([lat, lon, line]) => [Number(lat), Number(lon), line])).toEqual([
      [36.9, -9.2, undefined],
      [-36.5, -8.1, undefined],
      [35.5, -6, 'great_circle'],
    ])
    expect(notes.join()).toContain('Speed[kn]')
  })

  test('are asked for where the first line names none', async () => {
    await expect(pointsOf('36.9,-9.2\n36.6,-8.1\n')).rejects.toThrow(
      'has no column of positions. Name the columns lat and lon in the first line, which is now: 36.9, -9.2.',
    )
  })

  test('are refused if letter and sign contradict each other', async () => {
    await expect(pointsOf('lat,N/S,lon,E/W\n36.9,N,-9.2,E\n')).rejects.toThrow(
      'line 2: lon is -9.2, and the column beside it says E',
    )
  })

  test('of winds and courses leave the point alone', async () => {
    const { points, notes } = await pointsOf('lat,lon,COG,Wind\n36.9,9.2,W,S\n36.6,8.1,W,S\n')
    expect(points.map(([lat, lon]) => [lat, lon])).toEqual([
      [36.9, 9.2],
      [36.6, 8.1],
    ])
    expect(notes.join()).toContain('Wind')
  })

  test('say which legs are great circles: to the point, or on from it if the last has none', async () => {
    const to = await pointsOf('lat,lon,Leg\n36.9,-9.2,\n36.6,-8.1,GC\n35.9,-5.9,RL\n')
    expect(to.points.map(([, , line]) => line)).toEqual([undefined, 'great_circle', undefined])
    const on = await pointsOf(
      'lat,lon,Leg type\n36.9,-9.2,Rhumb line\n36.6,-8.1,Great circle\n35.9,-5.9,\n',
    )
    expect(on.points.map(([, , line]) => line)).toEqual([undefined, undefined, 'great_circle'])
  })

  test('name stations on land, which are no ships', async () => {
    const { points } = await pointsOf(
      'Type of mobile,Latitude,Longitude\nClass A,56,11\nBase Station,55,8\nAtoN,54,8\nClass B,56.1,11\n',
    )
    expect(points.map(([lat]) => lat)).toEqual([56, 56.1])
  })
})
