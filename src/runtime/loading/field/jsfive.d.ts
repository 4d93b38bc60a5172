declare module 'jsfive' {
  export interface Dataset {
    readonly shape: readonly number[]
    readonly attrs: Readonly<Record<string, unknown>>
    readonly value: number[]
  }
  export class File {
    constructor(buffer: ArrayBufferLike, name: string)
    readonly keys: string[]
    get(key: string): Dataset
  }
}
