import { fold } from './fold.js'
import { FIRST_OWN_ID } from './own-ports.js'
import { LAST_FIRST_ID, type Port } from './port.js'
import { isUnlocode } from './unlocode.js'

interface Named {
  readonly port: Port
  readonly isMainName: boolean
  readonly isLocal: boolean
}

/** Ports by their whole names. */
export class ExactNames {
  /** By folded name; the largest ports first. */
  readonly #named = new Map<string, Named[]>()

  constructor(ports: readonly Port[]) {
    for (const port of [...ports].sort((a, b) => a.rank - b.rank || a.id - b.id)) {
      const known = new Set<string>()
      const add = (name: string, isMainName: boolean, isLocal: boolean) => {
        const key = fold(name)
        if (key === '' || known.has(key)) return
        known.add(key)
        const all = this.#named.get(key)
        if (all === undefined) this.#named.set(key, [{ port, isMainName, isLocal }])
        else all.push({ port, isMainName, isLocal })
      }
      add(port.name, true, false)
      for (const name of port.alternateNames) if (!isUnlocode(name)) add(name, false, false)
      for (const name of port.localNames) add(name, false, true)
    }
  }

  /**
   * The ports of a whole name, in any case and with any accents, largest first. English names take precedence over
   * those in other languages, and among these, ports that were listed first over later ones: a name
   * keeps its meaning. If one port has the name and others of its country have it as an
   * alternate, it is the only result: a terminal next to its city ("Singapore", "New York").
   */
  find(name: string, isWanted: (port: Port) => boolean): Port[] {
    const all = (this.#named.get(fold(name)) ?? []).filter(({ port }) => isWanted(port))
    const nearest = Math.min(...all.map(tier))
    const named = all.filter((entry) => tier(entry) === nearest)
    const [first, ...others] = named.filter(({ isMainName }) => isMainName)
    const isOnly = first !== undefined && others.length === 0
    const isTheirs = named.every(({ port }) => port.countryCode === first?.port.countryCode)
    return isOnly && isTheirs ? [first.port] : named.map(({ port }) => port)
  }
}

function tier({ port, isLocal }: Named): number {
  return (isLocal ? 2 : 0) + (isLater(port) ? 1 : 0)
}

/** Whether a port came with the World Port Index: earlier names take precedence over its names and code. */
export function isLater({ id }: Port): boolean {
  return id > LAST_FIRST_ID && id < FIRST_OWN_ID
}
