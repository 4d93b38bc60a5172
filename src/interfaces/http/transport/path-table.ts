interface KnownPath {
  readonly pattern: RegExp
  readonly methods: Set<string>
}

/** More names would not help. */
const MAX_NEAR = 3
/** Parts of paths that say nothing about what is served. */
const COMMON_WORDS = new Set(['api', 'calculate', 'get'])

/** The methods of each path, for 405 and OPTIONS, and the paths that a wrong one may have meant. */
export class PathTable {
  readonly #paths = new Map<string, KnownPath>()
  readonly #published = new Map<string, ReadonlySet<string>>()

  /** @param isPublished whether the API document has it, so that an error may name it */
  add(url: string, method: string | readonly string[], isPublished: boolean): void {
    let known = this.#paths.get(url)
    if (known === undefined) {
      known = { pattern: patternOf(url), methods: new Set(['OPTIONS']) }
      this.#paths.set(url, known)
    }
    for (const name of [method].flat()) known.methods.add(name as string)
    if (isPublished) this.#published.set(url, wordsOf(url))
  }

  /** `GET, HEAD, OPTIONS`, or null for an unknown path. */
  allowed(path: string): string | null {
    const known =
      this.#paths.get(path) ?? [...this.#paths.values()].find(({ pattern }) => pattern.test(path))
    return known === undefined ? null : [...known.methods].sort().join(', ')
  }

  /**
   * The paths that have all words of an unknown one, singular or plural, with the fewest others:
   * `/calculate-route` for `/v1/routes`.
   */
  near(path: string): readonly string[] {
    const wanted = wordsOf(path)
    if (wanted.size === 0) return []
    const hasAll = (words: ReadonlySet<string>) => [...wanted].every((word) => words.has(word))
    const all = [...this.#published].filter(([, words]) => hasAll(words))
    const fewest = Math.min(...all.map(([, words]) => words.size))
    return all.flatMap(([url, { size }]) => (size === fewest ? [url] : [])).slice(0, MAX_NEAR)
  }
}

function wordsOf(path: string): ReadonlySet<string> {
  const words = path
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[/_-]+/)
    .filter((word) => word !== '' && !/^v\d+$/.test(word) && !COMMON_WORDS.has(word))
  return new Set(words.map((word) => word.replace(/s$/, '')))
}

function patternOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll(/:[a-z_]+/g, '[^/]+')}$`)
}
