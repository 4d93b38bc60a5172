import { ESTIMATE_FIELDS } from './estimate-fields.js'

/** Fields that are set by options of another form, or by several options. */
const OTHER: readonly (readonly [string, string])[] = [
  ['cargo', '--teu or --tonnes'],
  ['carrier', '--carrier or --carrier-name'],
  ['fuel', '--burnt with --burnt-fuel'],
  ['route.distance_km', '--distance'],
]

const FLAGS = new Map<string, string>([
  ...ESTIMATE_FIELDS.flatMap(({ path, option }) =>
    option === undefined ? [] : [[path, option.split(' ')[0]!] as const],
  ),
  ...OTHER,
])

/** Paths by their last step, unless that is an ordinary word: `capacity_teu`. */
const BY_LAST_STEP = new Map(
  [...FLAGS].flatMap(([path, flag]) => {
    const last = path.split('.').at(-1)!
    return last.includes('_') ? [[last, flag] as const] : []
  }),
)

/** `--size-class` for `vessel.size_class`; the path itself if the field has no option. */
export function flagOf(path: string): string {
  return FLAGS.get(path) ?? path
}

/** Replaces the fields of a request in a sentence by the options of the command line. */
export function withFlags(sentence: string): string {
  return sentence.replace(
    /\b[a-z]+(?:[._][a-z]+)+\b/g,
    (name) => FLAGS.get(name) ?? BY_LAST_STEP.get(name) ?? name,
  )
}
