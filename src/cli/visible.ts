/** All control characters but tabs and line ends: a terminal would obey them. */
const COMMANDS = /[^\P{Cc}\t\n]/gu

/** A text of others as a terminal may show it: what would command the terminal is replaced. */
export function visible(text: string): string {
  return text.replaceAll(COMMANDS, '\ufffd')
}

/** On one line and cut to a length, in characters, for a list that people read. */
export function onOneLine(text: string, most: number): string {
  const characters = [...visible(text.replaceAll(/\s+/g, ' '))]
  return characters.length <= most
    ? characters.join('')
    : `${characters.slice(0, most - 1).join('')}…`
}
