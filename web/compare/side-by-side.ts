import {
  type Answer,
  type NamedRoute,
  namedRouteOf,
  namedRoutesOf,
  notOfAll,
  TELLING,
} from '../plan/named-routes.js'

/**
 * The routes of several answers, named so that they differ where the routes do: two round the Cape are "and Malacca" and
 * "and Sunda".
 */
export function namedSideBySide(answers: readonly Answer[]): NamedRoute[] {
  const alone = answers.map((answer) => namedRoutesOf({ ...answer, alternatives: [] })[0]!)
  return answers.map((answer, i) => {
    const alike = answers.filter((_, k) => alone[k]!.key === alone[i]!.key)
    const named = namedRouteOf({ ...answer, leftOut: [] }, notOfAll(TELLING, alike))
    return alike.length === 1 || named.landmarks.length === 0 ? alone[i]! : named
  })
}
