/** A worker thread from the sources: Node itself reads no TypeScript, and tsx not inside threads. */
import { register } from 'tsx/esm/api'

register()
await import('../../src/runtime/threads/worker.ts')
