declare module 'jsfive' {
  export class File {
    constructor(buffer: ArrayBuffer, name: string)
    get(key: string): { value: number[] }
  }
}
