import { serialize } from 'node:v8'
import { buildNetwork } from '../../../lab/sea-build/network.js'
import { smallSources } from './small-sea.js'

/* A process of its own: the loops over the globe take three times as long in modules that vitest loads. */
const steps: string[] = []
const built = buildNetwork(5, smallSources(), (step) => steps.push(step))
process.stdout.write(serialize({ steps, built }))
