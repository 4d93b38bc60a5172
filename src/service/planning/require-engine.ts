import { Problem } from '../../api/problem.js'
import type { Dependencies } from '../dependencies.js'
import type { ServiceEngine } from './engine.js'

/** @throws Problem `starting` while the sea data is being loaded. */
export function requireEngine({ engine }: Pick<Dependencies, 'engine'>): ServiceEngine {
  const loaded = engine()
  if (loaded !== null) return loaded
  throw new Problem('starting', 'The sea data is still being loaded. Try again in a few seconds.', {
    headers: { 'retry-after': '5' },
  })
}
