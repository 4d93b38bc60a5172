/** Enough calculations are at work or waiting: another one is refused. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
  constructor(readonly limit: number) {
    super(`${limit} calculations are at work or waiting. Try again in a few seconds.`)
  }
}
