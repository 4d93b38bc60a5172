import { isRecord } from './json-schema.js'

/** A shorter list is passed at once. */
const LONG = 100
/** Values of the items of a list that are passed in one step. */
const VALUES_PER_STEP = 1000

/** A body with some items of each of its long lists. */
export interface BodyPart {
  /** As far as no earlier part had it. */
  readonly own: unknown
  /** The same with all that is no long list, and some items of the others: as complete as the body is. */
  readonly whole: unknown
  /** Where something in the part is in the body. @param pointer such as `#/rows/0` */
  inBody(pointer: string): string
}

/** Parts of a body, together all of it, each of which soon is passed. */
export function* partsOf(body: unknown): Generator<BodyPart> {
  const lists = Object.entries(isRecord(body) ? body : {}).filter(isLong)
  if (lists.length === 0) {
    yield { own: body, whole: body, inBody: (pointer) => pointer }
    return
  }
  const first = { ...(body as object) } as Record<string, unknown>
  for (const [name, list] of lists) first[name] = list.slice(0, endOfStep(list, 0))
  yield { own: first, whole: first, inBody: (pointer) => pointer }
  for (const [name, list] of lists) {
    for (let from = endOfStep(list, 0); from < list.length; ) {
      const end = endOfStep(list, from)
      const own = { [name]: list.slice(from, end) }
      yield { own, whole: { ...first, ...own }, inBody: shifted(name, from) }
      from = end
    }
  }
}

/** What a function makes of a body, made of its parts in steps: fields of theirs with the same names. */
export function* madeOfParts(
  body: unknown,
  make: (part: unknown) => unknown,
): Generator<void, unknown> {
  let made: unknown
  for (const { own } of partsOf(body)) {
    if (made !== undefined) yield
    const next = make(own)
    if (made === undefined) made = next
    else {
      const [[name, items]] = Object.entries(next as Record<string, unknown[]>) as [
        [string, unknown[]],
      ]
      for (const item of items) (made as Record<string, unknown[]>)[name]!.push(item)
    }
  }
  return made
}

function isLong(entry: [string, unknown]): entry is [string, unknown[]] {
  return Array.isArray(entry[1]) && entry[1].length > LONG
}

function shifted(name: string, by: number): BodyPart['inBody'] {
  const item = new RegExp(`^#/${name}/(\\d+)`)
  return (pointer) => pointer.replace(item, (_, at) => `#/${name}/${Number(at) + by}`)
}

/** The item after those that one step passes. */
function endOfStep(list: readonly unknown[], from: number): number {
  let [end, left] = [from, VALUES_PER_STEP]
  while (end < list.length && left > 0) left -= valuesIn(list[end++], left)
  return end
}

/** @param most a count above it needs not be exact */
function valuesIn(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    if (count > most) break
    count += valuesIn(inner, most - count)
  }
  return count
}
