/** What a tool answers, as a JSON Schema: names and types at the top. The text of the answer says the rest. */
export interface OutputSchema {
  readonly type: 'object'
  readonly [member: string]: unknown
}

/** Types of members that are neither lengths nor times. What is left out here may be anything, or is in every answer. */
const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['string', 'origin destination depart_at arrive_at boundary method method_reason plan_url'],
    [
      'array',
      'ports passages alternatives calls legs origins destinations distances_nm unreachable findings differences assumptions',
    ],
    ['object', 'eca totals activity distance data_quality framework'],
  ].flatMap(([type, names]) => names!.split(' ').map((name) => [name, type!])),
)

const typeOf = (name: string) => TYPES[name] ?? (/_(nm|km|hours)$/.test(name) ? 'number' : null)

/** @param names of the members that an answer may have: one that says no more than its name costs a model for nothing */
export function outputSchema(names: readonly string[]): OutputSchema {
  const properties = names.flatMap((name) => {
    const type = typeOf(name)
    return type === null ? [] : [[name, { type }] as const]
  })
  return { type: 'object', properties: Object.fromEntries(properties) }
}

/** The names at the top of a list of members: `a(b,c),d` has a and d. */
export function topNames(members: string): string[] {
  let inner = members
  // From the inside out.
  while (inner.includes('(')) inner = inner.replaceAll(/\([^()]*\)/g, '')
  return inner.split(',')
}
