/**
 * Whether what callers of several replicas saw could have happened one call after the other, in an order that keeps the order
 * of calls that did not overlap (linearisability; Wing and Gong, 1993).
 */
interface Timed {
  /** Ticks of one clock for all callers. A call whose outcome nobody knows may take effect at any later time. */
  readonly begin: number
  readonly end: number
}

export interface QuotaCall extends Timed {
  /** `failed` charges nothing, but may hold units until they are released. */
  readonly outcome: 'charged' | 'refused' | 'failed' | 'unknown' | 'read'
  readonly units: number
  /** Idempotency key: whatever has the same key is charged once. */
  readonly key: string | null
  /** Whether the answer was kept from an earlier call. */
  readonly isReplayed?: boolean
  /** What a read saw. */
  readonly used?: number
  /** The last read, when nothing is held any more. */
  readonly isLast?: boolean
}

export interface SessionCall extends Timed {
  readonly kind: 'use' | 'logout'
  readonly outcome: 'accepted' | 'rejected' | 'unknown'
}

/** Why no order explains the calls of one account. Null if one does. */
export function quotaFault(calls: readonly QuotaCall[], limit: number): string | null {
  const seen = new Set<string>()
  let furthest = 0
  const search = (done: ReadonlySet<QuotaCall>, used: number, keys: string): boolean => {
    const left = calls.filter((call) => !done.has(call) && call.outcome !== 'failed')
    const needed = left.filter(({ outcome }) => outcome !== 'unknown')
    furthest = Math.max(furthest, done.size)
    if (needed.length === 0) return true
    const state = `${left.map((call) => calls.indexOf(call)).join()} ${used} ${keys}`
    if (seen.has(state)) return false
    seen.add(state)
    const firstEnd = Math.min(...needed.map(({ end }) => end))
    return left
      .filter(({ begin }) => begin < firstEnd)
      .some((call) => {
        const held = calls
          .filter((other) => other !== call && !done.has(other) && other.begin < call.end)
          .reduce((sum, { units }) => sum + units, 0)
        const next = after(call, used, keys, held, limit)
        return next !== null && search(new Set([...done, call]), next.used, next.keys)
      })
  }
  if (search(new Set(), 0, '')) return null
  return `no order of the ${calls.length} calls explains more than ${furthest} of them`
}

/** The state after a call; null if it could not have had its outcome. */
function after(call: QuotaCall, used: number, keys: string, held: number, limit: number) {
  const { outcome, units, key, isReplayed = false, used: read = 0, isLast = false } = call
  const same = { used, keys }
  if (outcome === 'read') {
    return read >= used && read <= used + (isLast ? 0 : held) ? same : null
  }
  if (outcome === 'refused') return used + held + units > limit ? same : null
  const isKept = key !== null && keys.includes(`${key} `)
  if (outcome === 'charged' && isKept !== isReplayed) return null
  if (isKept) return same
  return used + units > limit
    ? null
    : {
        used: used + units,
        keys: key === null ? keys : [...keys.split(/(?<= )/), `${key} `].sort().join(''),
      }
}

/** Why a token was not valid until its logout, and never again. Null if it was. */
export function sessionFault(calls: readonly SessionCall[]): string | null {
  const uses = calls.filter(({ kind }) => kind === 'use')
  const logouts = calls.filter(({ kind }) => kind === 'logout')
  const accepted = uses.filter(({ outcome }) => outcome === 'accepted')
  const rejected = uses.filter(({ outcome }) => outcome === 'rejected')
  const isAfter = (late: Timed, early: Timed) => late.begin > early.end
  const over = logouts.filter(({ outcome }) => outcome === 'accepted')
  if (accepted.some((use) => over.some((logout) => isAfter(use, logout))))
    return 'a token was accepted after its logout'
  if (accepted.some((use) => rejected.some((other) => isAfter(use, other))))
    return 'a token was accepted after it had been rejected'
  if (rejected.some((use) => !logouts.some((logout) => !isAfter(logout, use))))
    return 'a token was rejected before its logout'
  return null
}

/** Why one key has more than one answer. Null if it has not. */
export function keyFault(
  answers: readonly (readonly [key: string, body: string])[],
): string | null {
  const first = new Map<string, string>()
  for (const [key, body] of answers) {
    if ((first.get(key) ?? body) !== body) return `the key ${key} has two answers`
    first.set(key, body)
  }
  return null
}
