import { parentPort, workerData } from 'node:worker_threads'
import { packNetwork } from '../sea/network-format.js'
import type { Resolution } from '../sea/resolutions.js'
import { finishNetwork } from './finish.js'
import { buildNetwork } from './network.js'
import { packFile } from './pack-file.js'
import { readSources } from './sources.js'

export interface WorkerInput {
  readonly resolutionKm: Resolution
  readonly folder: string
  readonly gshhg: string
  readonly distance: Uint8Array
}

export type WorkerOutput =
  | { readonly step: string }
  | {
      readonly file: Uint8Array
      readonly rawBytes: number
      readonly corners: number
      readonly legs: number
    }

const { resolutionKm, folder, gshhg, distance } = workerData as WorkerInput
const send = (message: WorkerOutput): void => parentPort!.postMessage(message)
const report = (step: string): void => send({ step })

const sources = readSources(folder, gshhg, distance)
const network = finishNetwork(buildNetwork(resolutionKm, sources, report), report)
const raw = packNetwork(network)
send({
  file: packFile(raw),
  rawBytes: raw.length,
  corners: network.cornerVertex.length,
  legs: network.legTo.length,
})
