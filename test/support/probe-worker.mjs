/** The thread of the probes from the sources: Node itself reads no TypeScript, and tsx not inside threads. */
import { register } from 'tsx/esm/api'

register()
await import('../../src/interfaces/http/probes/probe-thread.ts')
