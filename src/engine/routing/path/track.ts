import { type MeasuredLine, measuredLine } from '../../geo/inside.js'
import { kmAlong } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import type { NetworkGraph } from '../graph.js'

/** A segment of a track that belongs to a passage, as indices of its positions. */
export interface PassageSegment {
  readonly passage: number
  readonly from: number
  readonly to: number
}

/** A line with the kilometres from its start at each position. */
export interface MeasuredTrack extends MeasuredLine {
  readonly distancesKm: readonly number[]
}

/**
 * A line under construction: positions with continuous longitudes, and the segments that belong to
 * passages.
 */
export class Track {
  readonly positions: Position[] = []
  readonly segments: PassageSegment[] = []

  constructor(private readonly graph: NetworkGraph) {}

  /** Appends a position, unless it repeats the last one. */
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
    return this.to(this.graph.positionOfEntity(entity))
  }

  toState(state: number): this {
    return this.toEntity(this.graph.entityOfState(state))
  }

  /** Appends a fairway link, from one end to the other. */
  alongLink(link: number, backwards: boolean): this {
    const line = this.graph.linkPositions(link)
    return this.alongLine(backwards ? line.reverse() : line, this.graph.network.linkPassage[link]!)
  }

  alongLine(line: readonly Position[], passage = -1): this {
    const from = Math.max(0, this.positions.length - 1)
    for (const position of line) this.to(position)
    if (passage >= 0) this.mark(passage, from, this.positions.length - 1)
    return this
  }

  /** Appends another track, which begins where this one ends. */
  append(other: Track): this {
    const at = other.positions.map((position) => {
      this.to(position)
      return this.positions.length - 1
    })
    for (const { passage, from, to } of other.segments) this.mark(passage, at[from]!, at[to]!)
    return this
  }

  /** Appends another track in reverse; it ends where this one does. */
  appendReversed(other: Track): this {
    const base = this.positions.length
    const last = other.positions.length - 1
    const at: number[] = []
    for (let i = last; i >= 0; i--) {
      this.to(other.positions[i]!)
      at[i] = this.positions.length - 1
    }
    for (const { passage, from, to } of [...other.segments].reverse()) {
      this.mark(passage, Math.max(at[to]!, base === 0 ? 0 : base - 1), at[from]!)
    }
    return this
  }

  /** Marks the positions between two indices as part of a passage. */
  mark(passage: number, from: number, to: number): void {
    const last = this.segments[this.segments.length - 1]
    if (last && last.passage === passage && last.to >= from) {
      this.segments[this.segments.length - 1] = { passage, from: last.from, to }
    } else this.segments.push({ passage, from, to })
  }

  /** The finished line, ready to be measured. */
  measured(): MeasuredTrack {
    const line = measuredLine(this.positions)
    return { ...line, distancesKm: kmAlong(line.xyz) }
  }

  /** Kilometres from the start at each position. */
  distancesKm(): readonly number[] {
    return this.measured().distancesKm
  }
}
