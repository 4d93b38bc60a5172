/** Prefixes of the ids in answers. */
export const ID_PREFIX = {
  route: 'rt',
  voyage: 'vy',
  matrix: 'mx',
  estimate: 'em',
  chain: 'ch',
  shipYear: 'sy',
  declaration: 'dc',
  reach: 'rc',
  trace: 'tr',
  plan: 'pl',
  job: 'jb',
} as const
/** Random bytes of an id, which follow its prefix and an underscore in base64url. */
export const ID_BYTES = 15

/** Whether a text has the form of an id of one of these kinds. */
export function isId(text: string, kinds: readonly (keyof typeof ID_PREFIX)[]): boolean {
  const characters = Math.ceil((ID_BYTES * 4) / 3)
  return kinds.some((kind) => new RegExp(`^${ID_PREFIX[kind]}_[\\w-]{${characters}}$`).test(text))
}
