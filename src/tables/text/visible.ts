/** All control characters except tabs and line ends, because a terminal would execute them. */
const COMMANDS = /[^\P{Cc}\t\n]/gu

/** Makes foreign text safe for a terminal by replacing control characters. */
export function visible(text: string): string {
  return text.replaceAll(COMMANDS, '\ufffd')
}

/** Longest text in quotes of a message, characters: a cell may have a hundred thousand. */
const MOST_QUOTED = 200

/** A message with what it quotes cut to a length that a person reads. */
export function withShortQuotes(message: string): string {
  return message.replaceAll(/"([^"]*)"/g, (whole, text: string) =>
    text.length > MOST_QUOTED ? `"${text.slice(0, MOST_QUOTED)}…"` : whole,
  )
}

/** Like `visible`, on one line and cut to a number of characters, for a list. */
export function onOneLine(text: string, most: number): string {
  const characters = [...visible(text.replaceAll(/\s+/g, ' '))]
  return characters.length <= most
    ? characters.join('')
    : `${characters.slice(0, most - 1).join('')}…`
}
