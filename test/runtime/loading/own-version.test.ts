import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigSchema } from '../../../src/interfaces/http/config-schema.js'
import { NO_OWN_PORTS, type OwnPorts } from '../../../src/ports/own-ports.js'
import { openFactors } from '../../../src/runtime/loading/open-factors.js'
import { openOverlay, versionWithOverlay } from '../../../src/runtime/loading/overlay-file.js'
import { versionWith } from '../../../src/runtime/loading/own-ports.js'
import { temporaryFolder } from '../../support/temporary.js'

const PACK = `# name: own
# licence: for tests
code,name,year,trade_lane,cargo,ttw,wtw,unit,distance_basis
TEST,Test carrier,2024,,dry,52.9,62.0,TEU-km,actual
`
const SHIPS = `IMO Number,Reporting Period,Fuel consumption per transport work (mass),CO2 emissions per transport work (mass)
9260419,2025,6.5,20.4
`
const LAWS = JSON.stringify({
  format: 'fairway-laws/1',
  rows: [
    { law: 'eu_ets', id: 'eu-ets-outermost-es', untilDay: '2028-12-31', source: 'an example' },
  ],
})
const OVERLAY = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'wall', name: 'Wall' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [1, 1],
            [2, 1],
            [2, 2],
            [1, 1],
          ],
        ],
      },
    },
  ],
})

/** The version with a file of the operator, by the setting that names it, and an edit of the file that changes a figure. */
const FILES: Record<
  string,
  { text: string; edit: [string, string]; version(path: string): Promise<string> }
> = {
  factorPack: {
    text: PACK,
    edit: ['62.0', '63.0'],
    version: async (factorPack) => (await openFactors({ data: 'data', factorPack })).version,
  },
  shipTable: {
    text: SHIPS,
    edit: ['20.4', '20.5'],
    version: async (shipTable) =>
      (await openFactors({ data: 'data', factorPack: '', shipTable })).version,
  },
  laws: {
    text: LAWS,
    edit: ['2028', '2029'],
    version: async (laws) => (await openFactors({ data: 'data', factorPack: '', laws })).version,
  },
  overlay: {
    text: OVERLAY,
    edit: ['[2,2]', '[2,3]'],
    version: async (path) => versionWithOverlay(openOverlay(path), 'sea'),
  },
}
/** Files that change who may ask how much, and no figure. */
const OF_NO_FIGURE = ['plans', 'store', 'securityContact']

describe('a file of the operator that changes a figure changes the version of the data or the factors', () => {
  test.each(Object.entries(FILES))('%s', async (name, { text, edit: [before, after], version }) => {
    const path = join(temporaryFolder(), name)
    const versionOf = (content: string) => {
      writeFileSync(path, content)
      return version(path)
    }
    const first = await versionOf(text)
    expect(text).toContain(before)
    expect(await versionOf(text.replace(before, after))).not.toBe(first)
    expect(await versionOf(text)).toBe(first)
  })

  test('and no setting of a file is forgotten', () => {
    const settings = Object.entries(ConfigSchema.properties)
      .filter(([, one]) => /\bfile\b/i.test(String((one as { description?: string }).description)))
      .map(([name]) => name)
    const known = [...Object.keys(FILES), ...OF_NO_FIGURE]
    expect(settings.sort()).toEqual(known.sort())
  })

  test('and so does a name of a port of their own', () => {
    const named = (name: string): OwnPorts => ({ ...NO_OWN_PORTS, names: [[1068, [name]]] })
    const version = versionWith(named('Here'), 'sea')
    expect(version).not.toBe(versionWith(NO_OWN_PORTS, 'sea'))
    expect(version).not.toBe(versionWith(named('There'), 'sea'))
  })
})
