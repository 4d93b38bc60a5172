import { parentPort, workerData } from 'node:worker_threads'
import type { Resolution } from '../../src/engine/sea/resolutions.js'
import { packNetwork } from '../../src/engine/sea/stored/network-format.js'
import { packFile } from './files/pack-file.js'
import { finishNetwork } from './finish.js'
import { buildNetwork } from './network.js'
import { readSources, type SourceOptions } from './sources.js'
import { addSpurs } from './water/spurs.js'

export type WorkerInput = SourceOptions

export type WorkerOutput = { readonly resolutionKm: Resolution } & (
  | { readonly step: string }
  | {
      readonly file: Uint8Array
      readonly rawBytes: number
      readonly corners: number
      readonly legs: number
    }
)

const sources = readSources(workerData as WorkerInput)

/** Builds the resolutions that it receives, one after another. */
parentPort!.on('message', (resolutionKm: Resolution) => {
  const send = (message: WorkerOutput): void => parentPort!.postMessage(message)
  const report = (step: string): void => send({ resolutionKm, step })
  const built = addSpurs(buildNetwork(resolutionKm, sources, report), sources.spurs)
  const network = finishNetwork(built, report)
  const raw = packNetwork(network)
  send({
    resolutionKm,
    file: packFile(raw),
    rawBytes: raw.length,
    corners: network.cornerVertex.length,
    legs: network.legTo.length,
  })
})
