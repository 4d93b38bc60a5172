import { expect, it } from 'vitest'
import { RESOLUTIONS } from '../../../src/engine/routing/request.js'
import { sea } from '../../support/sea.js'
import { CUT_OFF, disagreements, tellDisagreement } from './disagreement.js'

/** Number of pairs; `npm run sea -- resolutions` uses 2,000. */
const PAIRS = 300
/** Maximum number that may differ. With the present data, 7 of 2,000 do. The aim is none. */
const MOST = 3

it('a pair of ports has the same distance at every resolution, within 5 % or 15 nm', async () => {
  const seas = await Promise.all(RESOLUTIONS.map(sea))
  const ids = [...seas[0]!.data.networks[0]!.portId].filter((id) => !CUT_OFF.includes(id))
  const routers = seas.map(({ router }, i) => [RESOLUTIONS[i]!, router] as const)
  const found = disagreements(routers, ids, PAIRS)
  expect(found.length, found.map(tellDisagreement).join('\n')).toBeLessThanOrEqual(MOST)
})
