/** What separates the cells of a table, by its head line. */
export function dividerOf(head: string): RegExp {
  return [/;/, /\t/, /,/].find((divider) => divider.test(head)) ?? /[,;\t]/
}

/** Quoted cells may contain separators; a doubled quote stands for one quote (RFC 4180). */
export function cellsOf(line: string, divider: RegExp): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let i = 0; i < line.length; i++) {
    const letter = line[i]!
    if (letter === '"' && isQuoted && line[i + 1] === '"') {
      cell += '"'
      i++
    } else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && divider.test(letter)) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
