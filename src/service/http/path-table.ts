interface KnownPath {
  readonly pattern: RegExp
  readonly methods: Set<string>
}

/** The methods of each path, for 405 and OPTIONS. */
export class PathTable {
  readonly #paths = new Map<string, KnownPath>()

  add(url: string, method: string | readonly string[]): void {
    let known = this.#paths.get(url)
    if (known === undefined) {
      known = { pattern: patternOf(url), methods: new Set(['OPTIONS']) }
      this.#paths.set(url, known)
    }
    for (const name of [method].flat()) known.methods.add(name as string)
  }

  /** `GET, HEAD, OPTIONS`, or null for an unknown path. */
  allowed(path: string): string | null {
    const known =
      this.#paths.get(path) ?? [...this.#paths.values()].find(({ pattern }) => pattern.test(path))
    return known === undefined ? null : [...known.methods].sort().join(', ')
  }
}

function patternOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll(/:[a-z_]+/g, '[^/]+')}$`)
}
