/** A slot of a template: `{port}`, `{{ pol }}`, `${origin}`, `<port>`, `%PORT%`, `[[port]]`. */
const SLOT = /^(?:\$?\{.*\}|<.*>|%.*%|\[\[.*\]\])$/
/** An error of a spreadsheet: `#N/A`, `#REF!`. */
const CELL_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|NULL!|NUM!|DIV\/0!)$/i
/** Words for a port that is not known yet, or of a program that has none. */
const NO_PORT =
  /^(?:t\.?b\.?[acdn]\.?|to be (?:advised|announced|confirmed|declared|determined|named|nominated)|n\/?a|n\.a\.|null|nil|nan|none|undefined|unknown|various|any port|(?:for )?orders?|drifting|at sea|[-?.]+)$/i

/** Whether a text stands where a place should be written, and names none. */
function isPlaceholder(text: string): boolean {
  const written = text.trim()
  return [SLOT, CELL_ERROR, NO_PORT].some((pattern) => pattern.test(written))
}

/** A line of totals below a table: `TOTAL`, `Sub-total:`, `Summe`. */
const TOTALS = /^(?:(?:grand|sub)[- ]?)?(?:totals?|summe|gesamt|somme|totale|totaal|suma)\s*:?$/i

/** Whether a text stands before the totals of a table. */
export function isOfTotals(text: string): boolean {
  return TOTALS.test(text.trim())
}

/** Whether a text names no place: a placeholder, or the first word of a line of totals. */
export function namesNone(name: string): boolean {
  return isPlaceholder(name) || isOfTotals(name)
}
