/** The row of a key, created on first use. */
export function known<Row>(rows: Map<string, Row>, key: string, create: () => Row): Row {
  let row = rows.get(key)
  if (row === undefined) {
    row = create()
    rows.set(key, row)
  }
  return row
}

/** Sorts rows by an amount in kg, largest first. */
export function byKg<Row>(rows: readonly Row[], amount: (row: Row) => number): Row[] {
  return rows.toSorted((a, b) => amount(b) - amount(a))
}
