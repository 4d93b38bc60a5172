/** The oldest Node that runs Fairway, as `engines` of package.json and scripts/check-node.mjs say. */
export const LEAST_NODE = '20.19'

/** @throws Error with the remedy. Otherwise an old Node fails at a missing function, with a stack trace. */
export function checkNode(version: string): void {
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = LEAST_NODE.split('.').map(Number)
  if (major! > leastMajor! || (major === leastMajor && minor! >= leastMinor!)) return
  throw new Error(
    `Fairway needs Node ${LEAST_NODE} or newer; this is Node ${version}. Install a current version from nodejs.org.`,
  )
}
