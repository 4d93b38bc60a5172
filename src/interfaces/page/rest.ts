/** The second part of a network, which arrives after the first. */
export class Rest {
  /** Settles when it is there. @throws Error that names the file */
  readonly arrived: Promise<void>
  /** How often something needed it before. */
  misses = 0
  #bytes: Uint8Array | null = null

  constructor(reading: Promise<Uint8Array>) {
    this.arrived = reading.then((bytes) => {
      this.#bytes = bytes
    })
  }

  /** @throws Error if it is not there yet */
  readonly read = (): Uint8Array => {
    if (this.#bytes !== null) return this.#bytes
    this.misses++
    throw new Error('The rest of the sea is still being loaded.')
  }
}
