import { AUTHORITIES } from '../generated/lists.js'
import { coreNames } from './core-name.js'

let codesByName: ReadonlyMap<string, readonly string[]> | null = null

function namedCodes(): ReadonlyMap<string, readonly string[]> {
  codesByName ??= new Map(
    Object.entries(AUTHORITIES).flatMap(([names, ports]) =>
      names.split('|').flatMap((name) => [...coreNames(name)].map((key) => [key, ports] as const)),
    ),
  )
  return codesByName
}

/**
 * The UN/LOCODEs of the ports of an authority or group, the largest first; empty for any other name. None is taken for the
 * name: the ports are suggested.
 */
export function codesOfAuthority(name: string): readonly string[] {
  for (const key of coreNames(name.replace(/\b(?:authority|ports? of|and)\b/gi, ' '))) {
    const codes = namedCodes().get(key)
    if (codes !== undefined) return codes
  }
  return []
}
