import { lineKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import { type Outlined, type Ring, ring } from '../geo/ring.js'

/** Water of a broad shelf that a depth grid shows as shallower than a class. An entry of data/built. */
export interface WrittenShallowArea {
  /** Region, class and number: `guianas-20-1`. */
  readonly id: string
  readonly name: string
  /** The depth class: its water is shallower than this, m. */
  readonly underM: number
  /** Outline in longitude and latitude. The first position is not repeated. */
  readonly outline: readonly Position[]
}

/** An area prepared for queries. */
export interface ShallowArea extends WrittenShallowArea, Outlined {
  /** Length of the outline, km. */
  readonly outlineKm: number
}

/** The content of data/built/shallow-areas.json. */
export interface ShallowAreasDocument {
  readonly format: typeof SHALLOW_AREAS_FORMAT
  readonly source: string
  readonly areas: readonly WrittenShallowArea[]
}

export const SHALLOW_AREAS_FORMAT = 'fairway-shallow-areas/1'

/** Source of the areas, for messages. */
export const SHALLOW_AREAS_SOURCE = 'ETOPO5, 1988'

/**
 * The areas of a parsed data/built/shallow-areas.json.
 * @throws Error that names the fault if the data is not in the expected format
 */
export function readShallowAreas(json: unknown): readonly ShallowArea[] {
  const document = json as Partial<ShallowAreasDocument> | null
  if (document?.format !== SHALLOW_AREAS_FORMAT)
    throw new Error(
      `Shallow areas: got format ${String(document?.format)}, expected ${SHALLOW_AREAS_FORMAT}. Rebuild the data.`,
    )
  return (document.areas ?? []).map((area) => {
    const { id, underM, outline } = area
    if (!(underM > 0) || outline.length < 3)
      throw new Error(`Shallow areas: ${id} needs a class in metres and three positions.`)
    return new ShallowWater(area)
  })
}

/** An area as plain data, because a message to a thread drops what a class computes. */
export function asPlainArea(area: ShallowArea): ShallowArea {
  const { id, name, underM, outline, rings, outlineKm } = area
  return { id, name, underM, outline, rings, outlineKm }
}

/** The outline is packed on first use: only requests with a draught need it. */
class ShallowWater implements ShallowArea {
  readonly id: string
  readonly name: string
  readonly underM: number
  readonly outline: readonly Position[]
  #rings: readonly Ring[] | null = null

  constructor({ id, name, underM, outline }: WrittenShallowArea) {
    this.id = id
    this.name = name
    this.underM = underM
    this.outline = outline
  }

  get rings(): readonly Ring[] {
    this.#rings ??= [ring(this.outline)]
    return this.#rings
  }

  get outlineKm(): number {
    return lineKm([...this.outline, this.outline[0]!])
  }
}
