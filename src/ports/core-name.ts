import { joined, spellings } from './fold.js'

/** Words before a name that do not change which place it means. */
const BEFORE =
  /^((the|port|ports|puerto|pto|porto|prt|harbou?r|hafen|haven|seaport|anch|anchorage|offshore|off|opl|el|al|ad|as|ash|ar) ((of|de|do|da|di|del|von|van|authority of) )?|(pt) )/
/** Words after it. */
const AFTER =
  / (port|seaport|harbou?rs?|hafen|haven|havn|hamn|anch|anchorage|anchorages|opl|eopl|wopl|roads?|rds|roadstead|buoys?|spm|terminals?|term|tml|pilot station|ps|sts|(oil|coal|ore|lng|lpg|marine|container|tanker|bulk|maritime|international|intl|new|outer|inner|north|south|east|west) (terminals?|port|harbou?r|anchorage|roads))$/

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
    isl: 'island',
    center: 'centre',
  }),
)

/** Spellings of a name without the words that people add to it, and without spaces. */
export function coreNames(name: string): ReadonlySet<string> {
  const keys = spellings(name).flatMap((spelling) => {
    const all = [spelling, coreOf(spelling)]
    return /^pt /.test(spelling) ? [...all, coreOf(`point ${spelling.slice(3)}`)] : all
  })
  return new Set(keys.map(joined).filter((key) => key.length > 2))
}

function coreOf(folded: string): string {
  let core = folded
    .split(' ')
    .map((word) => WORDS.get(word) ?? word)
    .filter((word) => word !== 'and')
    .join(' ')
  for (let before = ''; core !== before; ) {
    before = core
    core = core.replace(BEFORE, '').replace(AFTER, '')
  }
  return core
}
