import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'
import { wrap } from '../sea/container.js'
import { packNetwork } from '../sea/network-format.js'
import type { Resolution } from '../sea/resolutions.js'
import { buildNetwork } from './network.js'
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

const network = buildNetwork(resolutionKm, readSources(folder, gshhg, distance), (step) =>
  send({ step }),
)
const raw = packNetwork(network)
const file = wrap(compress(raw))
send({
  file,
  rawBytes: raw.length,
  corners: network.cornerVertex.length,
  legs: network.legTo.length,
})

/** Brotli, the same for the same bytes. */
function compress(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
