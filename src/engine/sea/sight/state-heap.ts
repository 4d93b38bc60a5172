/** A binary heap of states by key, which can lower the key of a state in it. */
export class StateHeap {
  size = 0
  private readonly states: Int32Array
  private readonly keys: Float64Array
  /** Position of each state in the heap plus one; 0 if it is not there. */
  private readonly place: Int32Array

  constructor(capacity: number) {
    this.states = new Int32Array(capacity)
    this.keys = new Float64Array(capacity)
    this.place = new Int32Array(capacity)
  }

  /** Smallest key. Valid only if `size > 0`. */
  get least(): number {
    return this.keys[0]!
  }

  /** Adds a state, or lowers its key. */
  push(state: number, key: number): void {
    const { states, keys, place } = this
    let i = place[state]! - 1
    if (i < 0) i = this.size++
    while (i > 0) {
      const up = (i - 1) >> 1
      if (keys[up]! <= key) break
      states[i] = states[up]!
      keys[i] = keys[up]!
      place[states[i]!] = i + 1
      i = up
    }
    states[i] = state
    keys[i] = key
    place[state] = i + 1
  }

  pop(): number {
    const { states, keys, place } = this
    const top = states[0]!
    place[top] = 0
    const size = --this.size
    if (size === 0) return top
    const state = states[size]!
    const key = keys[size]!
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= size) break
      if (child + 1 < size && keys[child + 1]! < keys[child]!) child++
      if (keys[child]! >= key) break
      states[i] = states[child]!
      keys[i] = keys[child]!
      place[states[i]!] = i + 1
      i = child
    }
    states[i] = state
    keys[i] = key
    place[state] = i + 1
    return top
  }

  clear(): void {
    for (let i = 0; i < this.size; i++) this.place[this.states[i]!] = 0
    this.size = 0
  }
}
