/** Where along the route the reader points, from the map or from the ruler; null is nowhere. */
class Pointer {
  atKm: number | null = $state(null)
}

export const pointer = new Pointer()
