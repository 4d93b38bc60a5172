/** The properties of a container type; null if its code or words do not state one. */
export interface ContainerType {
  /** 10, 20, 40, 45, 48 or 53 feet. */
  readonly lengthFeet: number | null
  readonly refrigerated: boolean | null
  /** How heavily it is loaded. */
  readonly load: 'light' | 'average' | 'heavy' | 'empty' | null
}

/** Length codes of ISO 6346 (first character), in feet. */
const ISO_LENGTH: Readonly<Record<string, number>> = { 1: 10, 2: 20, 4: 40, L: 45, M: 48, P: 53 }

/**
 * Length, height and width, type group, detail: "22G1", "45R1", "L5G1". K has meant a tank since 2022.
 */
const ISO_CODE = /^([124LMP])[0-9C-FL-P]([GVBSRHUPTAK])[0-9]$/

/** Codes of four digits, as before 1995: "2210", "4532". */
const OLD_ISO_CODE = /^([24])[0-9]([0-9])[0-9]$/

/** Everyday codes: "20GP", "40HC", "40RF", "40HQ", "45HCPW", "40H". The digits in front are the length, whatever follows. */
const TRADE_CODE = /^(10|20|40|45|48|53)(FT)?([A-Z]{2,9}|[DFGHPRT])$/
/** The same with the length behind: "HC40", "C40HC". */
const LENGTH_BEHIND = /^([A-Z]{1,3})(10|20|40|45|48|53)([A-Z]*)$/
/** A reefer, but for one whose machinery does not run (NOR), which carries dry cargo. */
const REEFER_CODE = /^(RF|RH|RE|HR|HCR|RQ|RS|RT|R$)|RF$/
const REEFER_SIGNS = /冷|冻|凍|リーファ|냉동|냉장|реф/iu
const DRY_REEFER = /NOR/

const MEANINGS: readonly (readonly [words: string, meaning: Partial<ContainerType>])[] = [
  ...[10, 20, 40, 45, 48, 53].map((feet) => [String(feet), { lengthFeet: feet }] as const),
  ['reefer refrigerated temperature', { refrigerated: true }],
  ['dry standard general ventilated', { refrigerated: false }],
  ['open top flat rack tank platform bulk insulated', { refrigerated: false }],
  ['feu ffe', { lengthFeet: 40 }],
  ["high cube purpose container box controlled ' ft feet foot teu", {}],
  ['light', { load: 'light' }],
  ['average', { load: 'average' }],
  ['heavy', { load: 'heavy' }],
  ['empty', { load: 'empty' }],
]
const WORDS: ReadonlyMap<string, Partial<ContainerType>> = new Map(
  MEANINGS.flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning] as const)),
)

const NOTHING: ContainerType = { lengthFeet: null, refrigerated: null, load: null }

/** A number of containers before their type: `2x40HC`, `1 X 20GP`, `2 40HC`, `3 units 40HC`. */
const COUNT =
  /^ ?([1-9]\d{0,3})(?: ?(?:[x\u00d7*]|个|個|本|대|шт\.?|units?(?: of)?) ?(?=\S)| (?=(?:10|20|40|45|48|53|[a-z]*(?:feu|ffe))(?!\d)))/iu
/** The number behind: `40HC x 2`. */
const COUNT_BEHIND = / ?[x\u00d7*] ?([1-9]\d{0,3})$/i

/** Between containers of several types: `2x40HC+1x20DV`, `3 x 40ft and 2 x 20ft`, `2x40HC + 20DV`. */
const AND = / ?[+&,;/] ?(?=[1-9]\d{0,3} ?[x\u00d7*])| ?\+ ?| and /i

/** Letters of Russian keyboards that look Latin: 1х40НС. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВСЕНКМОРТХх'].map((letter, at) => [letter, [...'ABCEHKMOPTXx'][at]!]),
)
const CYRILLIC =
  /(?<=\d ?)х(?= ?\d)|(?<=(?:10|20|40|45)['\u2032]? ?[A-Z]?)[АВСЕНКМОРТХ]{1,3}(?!\p{L})|(?<=\d ?)Х(?= ?\d)/gu

/** Patterns with one blank at most need no search for the end of many. A full load says nothing of the type. */
const plainly = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2019\u2032\u00b4`]/g, "'")
    .replaceAll(CYRILLIC, (letters) => letters.replaceAll(/./gu, (one) => LATIN[one]!))
    .replaceAll(/(?<![a-z])[fl]cl(?![a-z])/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Containers of one type. */
interface Containers {
  readonly count: number
  readonly type: ContainerType
}

/**
 * Containers whose numbers stand before their types; empty if a type is unknown or none has a number. One
 * without a number in such a list is one container.
 */
export function countedContainers(text: string): readonly Containers[] {
  const parts = plainly(text)
    .split(AND)
    .map((part) => (isTyped(part) ? part : withCountBefore(part)))
  const all = parts.map((part) => {
    const type = typeOf(part.replace(COUNT, ''))
    return { count: Number(COUNT.exec(part)?.[1] ?? 1), type }
  })
  const isAll = parts.some((part) => COUNT.test(part)) && all.every(({ type }) => type !== null)
  return isAll ? (all as Containers[]) : []
}

function withCountBefore(part: string): string {
  const [, count] = COUNT_BEHIND.exec(part) ?? []
  return count === undefined ? part : `${count}x${part.replace(COUNT_BEHIND, '')}`
}

const isTyped = (part: string) => typeOf(part.replace(COUNT, '')) !== null

/** The number of containers that stands before their type or types; undefined for none. */
export function containersCounted(text: string): number | undefined {
  const all = countedContainers(text)
  return all.length === 0 ? undefined : all.reduce((sum, { count }) => sum + count, 0)
}

/** No text for the containers of a cargo is longer, and rules over longer ones take long. */
const MAX_COUNTED_LETTERS = 256

/**
 * Containers with their types where a number is expected (`2x40HC+1x20DV`, or a list of such texts) belong into the
 * field of the type, if it has nothing else.
 * @param cargo its fields, of which those are moved
 * @param prefix of the names of its fields
 */
export function moveCountedContainers(cargo: Record<string, unknown>, prefix = ''): void {
  const type = `${prefix}container_type`
  for (const key of [`${prefix}containers`, `${prefix}teu`]) {
    const given = cargo[key]
    const texts: readonly unknown[] = Array.isArray(given) ? given : [given]
    if (!texts.every((text) => typeof text === 'string')) continue
    const written = texts.join('+')
    if (written.length > MAX_COUNTED_LETTERS || cargo[type] !== undefined) continue
    if (containersCounted(written) === undefined) continue
    cargo[type] = written
    delete cargo[key]
  }
}

/**
 * Reads an ISO 6346 size and type code, a trade code, or plain words, with or without a number of
 * containers before it; of containers of several types what they have in common. Null if unknown.
 */
export function readContainerType(written: string): ContainerType | null {
  const counted = countedContainers(written)
  if (counted.length === 1) return counted[0]!.type
  if (counted.length === 0) return typeOf(plainly(written).replace(COUNT, ''))
  const [first, ...others] = counted.map(({ type }) => type)
  const common = <Key extends keyof ContainerType>(key: Key) =>
    others.every((type) => type[key] === first![key]) ? first![key] : null
  return {
    lengthFeet: common('lengthFeet'),
    refrigerated: common('refrigerated'),
    load: common('load'),
  }
}

function typeOf(text: string): ContainerType | null {
  const code = text
    .toUpperCase()
    .replace(/[^A-Z\d]+/g, '')
    .replace(LENGTH_BEHIND, (_, before: string, feet: string, after: string) =>
      after === '' ? feet + before : feet + after,
    )
  const iso = ISO_CODE.exec(code)
  if (iso) {
    const refrigerated = iso[2] === 'R'
    return { lengthFeet: ISO_LENGTH[iso[1]!]!, refrigerated, load: null }
  }
  const old = OLD_ISO_CODE.exec(code)
  if (old) {
    // Types 30 to 49 are thermal containers.
    const refrigerated = /[34]/.test(old[2]!)
    return { lengthFeet: ISO_LENGTH[old[1]!]!, refrigerated, load: null }
  }
  const words = readWords(text)
  if (words !== null) return words
  const trade = TRADE_CODE.exec(code)
  if (trade === null) return null
  const [, length, , letters] = trade
  const isEmpty = /(EMPTY|MTY)$/.test(letters!)
  const isReefer = REEFER_CODE.test(letters!) || REEFER_SIGNS.test(text)
  const refrigerated = isReefer && !DRY_REEFER.test(letters!)
  return { lengthFeet: Number(length), refrigerated, load: isEmpty ? 'empty' : null }
}

function readWords(text: string): ContainerType | null {
  const words = text.toLowerCase().match(/[a-z]+|\d+|'/g) ?? []
  if (words.length === 0) return null
  let read = NOTHING
  for (const word of words) {
    const meaning = WORDS.get(word)
    if (meaning === undefined) return null
    read = { ...read, ...meaning }
  }
  return REEFER_SIGNS.test(text) ? { ...read, refrigerated: true } : read
}
