/** All control characters except tabs and line ends, because a terminal would execute them. */
const COMMANDS = /[^\P{Cc}\t\n]/gu

/** Makes foreign text safe for a terminal by replacing control characters. */
export function visible(text: string): string {
  return text.replaceAll(COMMANDS, '\ufffd')
}

/** Like `visible`, on one line and cut to a number of characters, for a list. */
export function onOneLine(text: string, most: number): string {
  const characters = [...visible(text.replaceAll(/\s+/g, ' '))]
  return characters.length <= most
    ? characters.join('')
    : `${characters.slice(0, most - 1).join('')}…`
}
