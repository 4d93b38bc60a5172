/**
 * Order of rows by year: the latest one that is not after the departure first, then later ones, the
 * earliest first. Without a date the latest first.
 */
export function byYearOf(date: string | undefined) {
  const year = date === undefined ? Infinity : Number(date.slice(0, 4))
  return (a: { readonly year: number }, b: { readonly year: number }): number => {
    const [isLaterA, isLaterB] = [a.year > year, b.year > year]
    if (isLaterA !== isLaterB) return isLaterA ? 1 : -1
    return isLaterA ? a.year - b.year : b.year - a.year
  }
}
