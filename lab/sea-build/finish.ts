import { someLegs } from '../../src/engine/sea/legs.js'
import { openContent } from '../../src/engine/sea/network.js'
import type { NetworkContent } from '../../src/engine/sea/stored/network-content.js'
import { findBays } from './bays/bays.js'
import { findPortLegs } from './files/port-legs.js'

/** A bay with fewer corners than this is not worth a door. */
const LEAST_CORNERS = 4

/**
 * Adds the rows of a network that only save time: the bays, and the legs between ports. They follow
 * from the other rows, so a network of an earlier build can be finished without its sources. The same
 * network always gets the same rows.
 */
export function finishNetwork(
  content: NetworkContent,
  report: (step: string) => void,
  { leastCorners = LEAST_CORNERS } = {},
): NetworkContent {
  const whole = openContent({ ...content, portLegs: null, bays: null })
  const bays = findBays(whole, content, leastCorners)
  report(`bays: ${bays.bayParent.length}`)
  const network = openContent({ ...content, portLegs: null, bays })
  const nodes = [...content.portNode, ...content.landmarks]
  const portLegs = findPortLegs(content, network, nodes, (done) =>
    report(`legs between ports: ${done} of ${nodes.length}`),
  )
  report(`legs between ports: ${portLegs.length}`)
  return { ...content, portLegs: someLegs(content, portLegs), bays }
}
