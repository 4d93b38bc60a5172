import type { Position } from '../../src/engine/geo/position.js'

const RADIANS = Math.PI / 180

/**
 * The Natural Earth projection as polynomials (Šavrič, Jenny, Patterson, Petrovič, Hurni 2011, "A
 * Polynomial Equation for the Natural Earth Projection"), y downwards. Longitudes may continue past
 * ±180, where there is another copy of the world.
 */
export class NaturalEarth {
  private readonly scale: number
  readonly height: number

  constructor(
    readonly width: number,
    private readonly middleLon: number,
    readonly south: number,
    readonly north: number,
  ) {
    this.scale = width / (2 * Math.PI * widthAt(0))
    this.height = this.scale * (heightAt(north) - heightAt(south))
  }

  point([lon, lat]: Position): [x: number, y: number] {
    const bounded = Math.max(-90, Math.min(90, lat))
    return [
      this.width / 2 + this.scale * (lon - this.middleLon) * RADIANS * widthAt(bounded),
      this.scale * (heightAt(this.north) - heightAt(bounded)),
    ]
  }

  /** The edge of the map: the two outer meridians between its two parallels. */
  outline(): [x: number, y: number][] {
    const steps = Array.from(
      { length: 61 },
      (_, i) => this.south + (i / 60) * (this.north - this.south),
    )
    const east = steps.map((lat) => this.point([this.middleLon + 180, lat]))
    const west = steps.reverse().map((lat) => this.point([this.middleLon - 180, lat]))
    return [...east, ...west]
  }
}

function widthAt(lat: number): number {
  const p2 = (lat * RADIANS) ** 2
  const p4 = p2 * p2
  return 0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4))
}

function heightAt(lat: number): number {
  const p = lat * RADIANS
  const p2 = p * p
  const p4 = p2 * p2
  return p * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)))
}
