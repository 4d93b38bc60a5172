import type { Bays } from './bays.js'

/** The bays of a network that a search or a view enters: the outermost, and some others. */
export class OpenBays {
  /** 1 for each open bay. */
  readonly isOpen: Uint8Array
  private readonly opened: number[] = []

  constructor(private readonly bays: Bays) {
    this.isOpen = Uint8Array.from(bays.isOutermost)
  }

  /** Opens the given bays and those around them, and closes all others. */
  only(wanted: Iterable<number>): this {
    for (const bay of this.opened) this.isOpen[bay] = 0
    this.opened.length = 0
    for (let bay of wanted) {
      for (; this.isOpen[bay] === 0; bay = this.bays.bayParent[bay]!) {
        this.isOpen[bay] = 1
        this.opened.push(bay)
      }
    }
    return this
  }

  /** Whether any bay other than the outermost ones is open. */
  get any(): boolean {
    return this.opened.length > 0
  }
}
