/** Of all that a router keeps for later requests, bytes: as many ends, ways and gates as some thousand requests use. A judgement. */
const KEPT_BYTES = 64e6

/** What takes part in a budget. */
interface Aging {
  age(): void
}

/**
 * The bytes of what a router keeps for later requests, in two generations: when the younger one has filled its half, it becomes
 * the older one, and what nobody asked for since is dropped.
 */
export class KeptBudget {
  private young = 0
  private members: WeakRef<Aging>[] = []

  constructor(private readonly bytes = KEPT_BYTES) {}

  join(member: Aging): void {
    this.members.push(new WeakRef(member))
  }

  spend(bytes: number): void {
    this.young += bytes
    if (this.young > this.bytes / 2) this.age()
  }

  /** Drops all that is kept. */
  clear(): void {
    this.age()
    this.age()
  }

  private age(): void {
    this.young = 0
    this.members = this.members.filter((member) => {
      const alive = member.deref()
      alive?.age()
      return alive !== undefined
    })
  }
}

/** A map whose values count in a budget, and may be dropped at any time. */
export class KeptMap<Key, Value extends object | string | number> {
  private young = new Map<Key, Value>()
  private old = new Map<Key, Value>()

  /** @param bytesOf what a value takes with its key */
  constructor(
    private readonly budget: KeptBudget,
    private readonly bytesOf: (value: Value) => number,
  ) {
    budget.join(this)
  }

  get(key: Key): Value | undefined {
    const value = this.young.get(key)
    if (value !== undefined || this.old.size === 0) return value
    const older = this.old.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: Key, value: Value): void {
    this.young.set(key, value)
    this.budget.spend(this.bytesOf(value))
  }

  age(): void {
    this.old = this.young
    this.young = new Map()
  }
}
