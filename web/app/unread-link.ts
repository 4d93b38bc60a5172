import { readAppUrl, writeAppUrl } from './app-url.js'

/** Parameters that affect figures. Others, such as those that mail programs add, are left alone. */
const NAMES = [
  'from to stop close open route avoid area depth detail speed vessel size draught fuel burn price depart arrive ports',
  'reach teu mass box reefer ship capacity consumed consumedfuel carrier method boundary variant',
].flatMap((names) => names.split(' '))
const COMMAS: readonly string[] = ['close', 'open', 'route', 'avoid']
const REPEATED: readonly string[] = ['stop', 'area', 'variant']
/** Links of the page omit these, because nothing is what they say. */
const NOTHING: Readonly<Record<string, string>> = {
  detail: '20',
  method: 'auto',
  boundary: 'WTW',
}
/** Of a scenario, beside a plan with a ship. */
const NO_SHIP_PART = 'vessel=any'
const isNothing = (name: string, value: string) => ['', '0', 'false', NOTHING[name]].includes(value)

/** The parts of a link that the page cannot read, such as `close=suezz`. They have no effect, which the user must know. */
export function unreadParts(search: string): string[] {
  const state = readAppUrl(search)
  if (state.shared !== null) return []
  const kept = new URLSearchParams(writeAppUrl(state))
  const parts = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    (COMMAS.includes(name) ? value.split(',') : [value]).map((one) => [name, one] as const),
  )
  const isRead = ([name, value]: readonly [string, string], i: number) => {
    if (!NAMES.includes(name) || isNothing(name, value)) return true
    if (!isReadable(name, value)) return false
    if (!REPEATED.includes(name)) return true
    // There is a limit to the number of stops, areas and variants.
    const before = parts.slice(0, i).filter((one) => one[0] === name && isReadable(...one))
    return before.length < kept.getAll(name).length
  }
  const unread = parts.filter((part, i) => !isRead(part, i)).map((part) => part.join('='))
  const variants = parts
    .filter(([name]) => name === 'variant')
    .flatMap(([, own]) => unreadParts(`?${own}`))
    .filter((part) => part !== NO_SHIP_PART)
  return [...unread, ...variants]
}

/** Whether a part is written again once it has been read. */
function isReadable(name: string, value: string): boolean {
  const alone = new URLSearchParams([[name, value]])
  return new URLSearchParams(writeAppUrl(readAppUrl(`?${alone}`))).has(name)
}
