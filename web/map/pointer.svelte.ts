/**
 * The position along the route that the user points at, on the map or on the ruler; null if there
 * is none.
 */
class Pointer {
  atKm: number | null = $state(null)
}

export const pointer = new Pointer()
