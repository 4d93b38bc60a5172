/** Enough calculations are at work or waiting: another one is refused. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
  constructor(what: string) {
    super(`${what} Try again in a few seconds.`)
  }
}
