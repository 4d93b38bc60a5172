/** The part of an entry of history by which it is found and deleted. */
export interface HistoryHead {
  readonly id: string
  /** ISO 8601, to the millisecond. */
  readonly created_at: string
}

/** Whether it is JSON, which began every entry before schema 11. */
const isJson = (entry: string) => entry.startsWith('{')

/**
 * The id, and the milliseconds since 1970 to the base 36.
 * @param isCompact false for JSON, which replicas of schema 10 can read
 */
export function writeHead({ id, created_at }: HistoryHead, isCompact: boolean): string {
  if (!isCompact) return JSON.stringify({ id, created_at })
  return `${id} ${Date.parse(created_at).toString(36)}`
}

/** The head of an entry, and whatever else its JSON contains. */
export function readHead(entry: string): HistoryHead {
  if (isJson(entry)) return JSON.parse(entry)
  const [id = '', time = ''] = entry.split(' ')
  return { id, created_at: new Date(Number.parseInt(time, 36)).toISOString() }
}

/** How the entry of an id begins, in either form. */
export function startsOf(id: string): readonly [string, string] {
  return [`${id} `, `{"id":${JSON.stringify(id)}`]
}
