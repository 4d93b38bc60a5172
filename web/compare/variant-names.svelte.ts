import type { NamedRoute } from '../plan/named-routes.js'
import { comparison } from './comparison.svelte.js'
import { namedSideBySide } from './side-by-side.js'

/** The variants by their routes; null while one is not known. */
class VariantNames {
  readonly all: readonly (NamedRoute | null)[] = $derived.by(() => {
    const known = namedSideBySide(comparison.routes.flatMap((planned) => planned?.route ?? []))
    return comparison.routes.map((planned) => (planned === null ? null : known.shift()!))
  })
}

export const variantNames = new VariantNames()
