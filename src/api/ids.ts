/** Prefixes of the ids in answers. */
export const ID_PREFIX = {
  route: 'rt',
  voyage: 'vy',
  matrix: 'mx',
  estimate: 'em',
  chain: 'ch',
  reach: 'rc',
  plan: 'pl',
} as const
/** Random bytes of an id, which follow its prefix and an underscore in base64url. */
export const ID_BYTES = 15
