/** The index of the first of so many items in order that is not before what is sought; their number if all are. */
export function firstIndex(count: number, isBefore: (at: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
