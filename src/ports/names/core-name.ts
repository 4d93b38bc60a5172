import { fold, joined, spellings } from './fold.js'

/** What charters write before a port: `Load`, `DLOSP`, `1 SP`, `1/2 safe berths`. */
const TERMS =
  /^(?:load(?:ing)?|disch(?:arge|arging)?|dely|delivery|redely?|redelivery|dlosp|afsps|aps|dop|(?:[1-3]|one)(?: [1-3])? ?(?:g?sbs?|g?sps?|gsbas?|sbps?|safe (?:port|berth)s?)) /
/** Words before a name that do not change which place it means. */
const BEFORE =
  /^((the|port|ports|puerto|pto|porto|prt|harbou?r|hafen|haven|seaport|anch|anchorage|offshore|off|opl|[ew] ?opl|pilots?|pelabuhan|порт|ميناء|مرفا|بندر|λιμανι|λιμενας|cang|נמל|el|al|ad|as|ash|ar) ((of|de|do|da|di|del|von|van|authority of) )?|(pt) |ทาเรือ ?)/
/** What says which part of a port's waters is meant. */
const PART =
  '(?:(?:north|south|east|west)(?:ern)?|[nsew]|outer|inner|new|old|offshore|oil|coal|ore|eb|wb|lng|lpg|marine|container|tanker|bulk|maritime|international|intl|islamic|deep sea|deep ?water|commercial|industrial|cruise|ferry|grain|cargo|fishing|alpha|bravo|charlie)'
/** Waters and works of a port. */
const WATERS =
  '(?:port|harbou?r|anchorages?|anch|opl|roads?|rds|roadstead|buoys?|terminals?|docks|dock complex|pilots?|pilot station)'
/** Words after it. */
const AFTER = new RegExp(
  ` (${PART} ${WATERS}|${WATERS}|порт|बंदरगाह|${PART} (opl|anch)|seaport|harbou?rs|hafen|haven|havn|hamn|limani|[ew]opl|spm|term|tml|jetty|ps|sts|for (?:orders?|bunkers?|bunkering|sts))$`,
)
/** The same in scripts that have no spaces, and the word for a city: 上海港, 부산항, 高雄市. */
const PORT_BEHIND = new RegExp(
  `(?<=[\\p{sc=Han}\\p{sc=Hang}\\p{scx=Kana}]{2})\\s*(?:港口|港|市|${fold('항')}|${fold('시')})$`,
  'u',
)
/** A folded name without the word for a port, in scripts that have no spaces. */
export const withoutPort = (folded: string): string => folded.replace(PORT_BEHIND, '')
/** A name with fewer letters is none, but in Chinese. */
const MIN_LETTERS = 3
const MIN_SIGNS = 2
const SIGNS = /^[\p{sc=Han}\p{sc=Kana}]+$/u
/** A text of nothing but such words: "OPL East", "Outer Anchorage". */
const ONLY_WATERS = new RegExp(`^(?:${PART} )*${WATERS}(?: (?:${PART}|${WATERS}))*$`)
/** Waters outside a port. */
const OUTSIDE = /\b(?:[ew]?opl|anch|anchorages?|offshore|pilots?)\b/

/** Words that are written in several ways. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tanjong: 'tanjung',
    tandjung: 'tanjung',
    tg: 'tanjung',
    tj: 'tanjung',
    tjg: 'tanjung',
    telok: 'teluk',
    tk: 'teluk',
    pulo: 'pulau',
    koh: 'ko',
    ft: 'fort',
    mt: 'mount',
    bndr: 'bandar',
    is: 'island',
    ing: 'ingeniero',
    gral: 'general',
    pta: 'punta',
    isl: 'island',
    center: 'centre',
  }),
)

/** Where ü cannot be typed, pinyin has v for it: lv for lü. */
const U_UMLAUT = /^([ln])v(?=[a-z])/

/** Sounds that Japanese writes in two ways, and letters of Arabic that keyboards confuse. Folded texts have their marks behind signs. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/ウ\u3099ァ/gu, 'ハ\u3099'],
  [/ウ\u3099ィ/gu, 'ヒ\u3099'],
  [/ウ\u3099ェ/gu, 'ヘ\u3099'],
  [/ウ\u3099ォ/gu, 'ホ\u3099'],
  [/ー/gu, ''],
  [/ة/gu, 'ه'],
  [/[ىی]/gu, 'ي'],
  [/ک/gu, 'ك'],
]

/** Spellings of a name without the words that people add to it, and without spaces. */
export function coreNames(name: string): ReadonlySet<string> {
  const keys = spellings(name).flatMap((spelling) => {
    if (ONLY_WATERS.test(spelling)) return [spelling]
    const all = [spelling, coreOf(spelling)]
    if (/^pt /.test(spelling)) return [...all, coreOf(`point ${spelling.slice(3)}`)]
    // Behind a name it is a point or a port.
    return / pt$/.test(spelling) ? [...all, coreOf(spelling.slice(0, -3))] : all
  })
  return new Set(
    keys.map(joined).filter((key) => key.length >= (SIGNS.test(key) ? MIN_SIGNS : MIN_LETTERS)),
  )
}

/**
 * The same for a name of a port of the table. Without its words, "PNG LNG Terminal" or "Malta OPL" would be
 * the name of another place: of a country, or of the port behind the waters that a second name means.
 * @param isMain whether it is the port's own name
 * @param isCountry whether a folded text without spaces is the name of a country
 */
export function coreNamesOf(
  name: string,
  { isMain, isCountry }: { readonly isMain: boolean; readonly isCountry: (key: string) => boolean },
): ReadonlySet<string> {
  const whole = new Set(spellings(name).map(joined))
  const isOutside = !isMain && OUTSIDE.test(fold(name))
  const isKept = (key: string) => whole.has(key) || (!isOutside && !isCountry(key))
  return new Set([...coreNames(name)].filter(isKept))
}

/** Whether a text names no place, but a part of the waters of one: "OPL East". */
export function isPartOfWaters(text: string): boolean {
  return ONLY_WATERS.test(fold(text))
}

function coreOf(folded: string): string {
  let core = folded
    .split(' ')
    .map((word, at) => (at > 0 && word === 'pt' ? 'point' : word))
    .map((word) => WORDS.get(word) ?? word.replace(U_UMLAUT, '$1u'))
    .filter((word) => word !== 'and')
    .join(' ')
  for (let before = ''; core !== before; ) {
    before = core
    core = core.replace(TERMS, '').replace(BEFORE, '').replace(AFTER, '')
    core = withoutPort(core)
  }
  return IS_ASCII.test(core)
    ? core
    : SPELT.reduce((text, [seen, meant]) => text.replace(seen, meant), core)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const IS_ASCII = /^[\x00-\x7f]*$/
