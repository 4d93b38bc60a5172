import { legLengthKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import type { Chart } from './chart.js'

/** A stretch of a track that is part of a passage, as indices of its positions. */
export interface PassageStretch {
  readonly passage: number
  readonly from: number
  readonly to: number
}

/** A path being drawn: positions with continuous longitudes, and where it goes through passages. */
export class Track {
  readonly positions: Position[] = []
  readonly stretches: PassageStretch[] = []

  constructor(private readonly chart: Chart) {}

  /** Sails on to a position; one that is already there adds nothing. */
  to([lon, lat]: Position): this {
    const last = this.positions[this.positions.length - 1]
    if (!last) {
      this.positions.push([lon, lat])
      return this
    }
    const near = lon + Math.round((last[0] - lon) / 360) * 360
    if (near !== last[0] || lat !== last[1]) this.positions.push([near, lat])
    return this
  }

  toEntity(entity: number): this {
    return this.to(this.chart.positionOfEntity(entity))
  }

  toState(state: number): this {
    return this.toEntity(this.chart.entityOfState(state))
  }

  /** Sails a fairway link from one end to the other. */
  alongLink(link: number, backwards: boolean): this {
    const line = this.chart.linkPositions(link)
    return this.alongLine(backwards ? line.reverse() : line, this.chart.network.linkPassage[link]!)
  }

  alongLine(line: readonly Position[], passage = -1): this {
    const from = Math.max(0, this.positions.length - 1)
    for (const position of line) this.to(position)
    if (passage >= 0) this.mark(passage, from, this.positions.length - 1)
    return this
  }

  /** Sails another track backwards from where this one ends. */
  appendReversed(other: Track): this {
    const base = this.positions.length
    const last = other.positions.length - 1
    const at: number[] = []
    for (let i = last; i >= 0; i--) {
      this.to(other.positions[i]!)
      at[i] = this.positions.length - 1
    }
    for (const { passage, from, to } of [...other.stretches].reverse()) {
      this.mark(passage, Math.max(at[to]!, base === 0 ? 0 : base - 1), at[from]!)
    }
    return this
  }

  private mark(passage: number, from: number, to: number): void {
    const last = this.stretches[this.stretches.length - 1]
    if (last && last.passage === passage && last.to >= from) {
      this.stretches[this.stretches.length - 1] = { passage, from: last.from, to }
    } else this.stretches.push({ passage, from, to })
  }

  /** Kilometres from the start at each position. */
  distancesKm(): number[] {
    const km = [0]
    for (let i = 1; i < this.positions.length; i++) {
      km.push(km[i - 1]! + legLengthKm(this.positions[i - 1]!, this.positions[i]!))
    }
    return km
  }
}
