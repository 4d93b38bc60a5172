/** Enough calculations run or wait: another one is rejected. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
  constructor(what: string) {
    super(`${what} Try again in a few seconds.`)
  }
}
