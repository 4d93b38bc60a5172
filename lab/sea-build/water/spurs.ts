import { openContent } from '../../../src/engine/sea/network.js'
import { NO_BAY } from '../../../src/engine/sea/sight/bays.js'
import { UNREACHED } from '../../../src/engine/sea/stored/compact-table.js'
import {
  type LegLists,
  MICRO,
  type NetworkContent,
  positionAt,
} from '../../../src/engine/sea/stored/network-content.js'
import type { Point } from './fine-grid.js'

/** A river that leads from a port up to a town without one: ships lie along it. */
export interface Spur {
  readonly id: string
  /** The port at its lower end. */
  readonly port: number
  /** From the town down to where the port begins. */
  readonly line: readonly Point[]
}

/**
 * Adds rivers that lead nowhere else. A build keeps only rivers that join ports or seas, because every
 * other one would be a fairway for nobody. A spur shortens no way between two other places, so the
 * tables of a network stay as they are, with a row more.
 */
export function addSpurs(content: NetworkContent, spurs: readonly Spur[]): NetworkContent {
  return spurs.reduce(addSpur, content)
}

function addSpur(content: NetworkContent, { port, line }: Spur): NetworkContent {
  const at = content.portId.indexOf(port)
  if (at < 0) throw new Error(`Port ${port}, where a spur begins, is not in the network.`)
  const mouth = content.portNode[at]!
  const points = [...line, positionAt(content.nodeLonLatE6, mouth)]
  const lonLatE6 = Int32Array.from(points.flat(), (degrees) => Math.round(degrees * MICRO))
  const node = content.nodeVertex.length
  const links = content.linkFrom.length
  const added = {
    ...content,
    nodeVertex: append(content.nodeVertex, -1),
    nodeLonLatE6: append(content.nodeLonLatE6, lonLatE6[0]!, lonLatE6[1]!),
    linkFrom: append(content.linkFrom, node),
    linkTo: append(content.linkTo, mouth),
    linkPassage: append(content.linkPassage, -1),
    linkFirst: append(content.linkFirst, content.linkFirst[links]! + points.length),
    linkLonLatE6: append(content.linkLonLatE6, ...lonLatE6),
    legFirst: append(content.legFirst, content.legFirst.at(-1)!),
    portLegs: content.portLegs && withoutLegs(content.portLegs),
    bays: content.bays && {
      ...content.bays,
      entityBay: append(content.bays.entityBay, NO_BAY),
    },
  }
  const { landmarks, landmarkMetres, cornerVertex } = content
  const mouthRow = (cornerVertex.length + mouth) * landmarks.length
  const row = landmarkMetres.subarray(mouthRow, mouthRow + landmarks.length)
  const whole = new Uint32Array(landmarkMetres.length + row.length)
  whole.set(landmarkMetres)
  const withRow = { ...added, landmarkMetres: whole }
  const metres = Math.round(1000 * openContent(withRow).linkKm[links]!)
  const far = row.map((known) => (known === UNREACHED ? known : known + metres))
  whole.set(far, landmarkMetres.length)
  return withRow
}

/** With one more row, which has no legs. */
function withoutLegs({ legFirst, legTo }: LegLists): LegLists {
  return { legFirst: append(legFirst, legFirst.at(-1)!), legTo }
}

function append(values: Int32Array, ...more: readonly number[]): Int32Array {
  const all = new Int32Array(values.length + more.length)
  all.set(values)
  all.set(more, values.length)
  return all
}
