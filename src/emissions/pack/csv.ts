/** A row of a table with the line it starts on, from 1. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * The rows of a CSV text (RFC 4180): quoted cells may hold separators, doubled quotes and line
 * breaks. The separator is a comma, a semicolon or a tab, whichever the first row has most of.
 * Blank lines are skipped.
 */
export function parseCsv(text: string): CsvRow[] {
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let startLine = 1
  const endRow = () => {
    cells.push(cell.trim())
    if (cells.some((value) => value !== '')) rows.push({ line: startLine, cells })
    cells = []
    cell = ''
    startLine = line + 1
  }
  for (let k = text.startsWith('\ufeff') ? 1 : 0; k < text.length; k++) {
    const char = text[k]!
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[k + 1] === '"') cell += text[++k]
      else quoted = false
    } else if (char === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (char === separator) {
      cells.push(cell.trim())
      cell = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
    if (char === '\n') line++
  }
  endRow()
  return rows
}

function separatorOf(text: string): string {
  const firstRow = /^(?!#)[^\n]*\S.*$/m.exec(text)?.[0] ?? ''
  const count = (separator: string) => firstRow.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}
