/**
 * Orders rows by year: first the latest that is not after the departure, then later ones from the
 * earliest on. Without a date, the latest comes first.
 */
export function byYearOf(date: string | undefined) {
  const year = date === undefined ? Infinity : Number(date.slice(0, 4))
  return (a: { readonly year: number }, b: { readonly year: number }): number => {
    const [isLaterA, isLaterB] = [a.year > year, b.year > year]
    if (isLaterA !== isLaterB) return isLaterA ? 1 : -1
    return isLaterA ? a.year - b.year : b.year - a.year
  }
}
