import { SHAPES, TAG } from './tags.js'

/** The value that `packJson` wrote. */
export function unpackJson(bytes: Uint8Array): unknown {
  return new Reader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).value()
}

class Reader {
  #at = 0

  constructor(private readonly bytes: Buffer) {}

  value(): unknown {
    const tag = this.bytes[this.#at++]!
    if (tag >= TAG.shape) return this.#shape(SHAPES[tag - TAG.shape]!)
    if (tag >= TAG.shortList) return this.#list(tag - TAG.shortList)
    if (tag >= TAG.shortText) return this.#text(tag - TAG.shortText)
    if (tag >= TAG.number) return this.#number(tag - TAG.number)
    switch (tag) {
      case TAG.null:
        return null
      case TAG.text:
        return this.#text(this.#count())
      case TAG.other:
        return JSON.parse(this.#text(this.#count()))
      case TAG.list:
        return this.#list(this.#count())
      case TAG.object:
        return this.#object(this.#count())
      default:
        return tag === TAG.true
    }
  }

  #number(form: number): number {
    const value = this.#count() / 10 ** Math.floor(form / 2)
    return form % 2 === 0 ? value : -value
  }

  #text(length: number): string {
    this.#at += length
    return this.bytes.toString('utf8', this.#at - length, this.#at)
  }

  #list(count: number): unknown[] {
    return Array.from({ length: count }, () => this.value())
  }

  #shape(names: readonly string[]): object {
    return Object.fromEntries(names.map((name) => [name, this.value()]))
  }

  #object(count: number): object {
    return Object.fromEntries(
      Array.from({ length: count }, () => [this.value() as string, this.value()]),
    )
  }

  #count(): number {
    let count = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.#at++]!
      count += (byte % 128) * factor
      if (byte < 128) return count
    }
  }
}
