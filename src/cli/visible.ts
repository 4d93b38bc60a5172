/** All control characters except tabs and line ends: a terminal would obey them. */
const COMMANDS = /[^\P{Cc}\t\n]/gu

/** Foreign text made safe for a terminal: control characters are replaced. */
export function visible(text: string): string {
  return text.replaceAll(COMMANDS, '\ufffd')
}

/** The same on one line and cut to a length in characters, for a list. */
export function onOneLine(text: string, most: number): string {
  const characters = [...visible(text.replaceAll(/\s+/g, ' '))]
  return characters.length <= most
    ? characters.join('')
    : `${characters.slice(0, most - 1).join('')}…`
}
