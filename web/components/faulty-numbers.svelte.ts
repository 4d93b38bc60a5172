/** Boxes with a number that cannot be read: what leaves the page meanwhile would be of an older one. */
class FaultyNumbers {
  count = $state(0)
}

export const faultyNumbers = new FaultyNumbers()
