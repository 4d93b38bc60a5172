/** Texts of up to a length that take the readers of names, enumerations and signs the longest. @param at which of many */
export function worstTexts(most: number, at = 0): Readonly<Record<string, string>> {
  const unit = at.toString(36)
  const filled = (part: string) =>
    `${part.repeat(Math.ceil(most / part.length)).slice(0, Math.max(0, most - unit.length - 1))} ${unit}`.slice(
      -most,
    )
  const words = (text: string) => `${text} ${unit}`.slice(0, most)
  return {
    letters: filled('a'),
    saints: filled('St. '),
    signs: filled(' - / , '),
    ligatures: filled('\ufdfa'),
    blanks: filled(' '),
    'a name of the most words': words(
      'Port of Saint Pòrt Øf Näw Säo Point Harbour, Rotterdm, Netherlnds',
    ),
    'a port in long': words('Port of rotterdam'),
    'letters of a port': words('Rotterdxm Anchorage Outer'),
  }
}

/** Of a table of thousands of them, which texts are tried: the others take no longer. */
export const TEXTS_OF_TABLES = ['a name of the most words', 'signs']

/** Places, in each form of the contract, that take their readers the longest. */
export function worstPlaces(at: number): Readonly<Record<string, unknown>> {
  const texts = Object.entries(worstTexts(256, at))
  return {
    ...Object.fromEntries(texts.map(([name, text]) => [name, { name: text }])),
    'on land': { coordinates: [60 + (at % 4000) / 100, 45 + (at % 700) / 100] },
    'at sea': { coordinates: [-40 + (at % 900) / 100, 30 + (at % 700) / 100] },
    'on the antimeridian': { coordinates: [at % 2 === 0 ? 180 : -180, (at % 100) / 10] },
    'at a pole': { coordinates: [at % 180, at % 2 === 0 ? 90 : -90] },
    'of an unknown code': { unlocode: `X${(at + 46_656).toString(36).slice(-4).toUpperCase()}` },
    'of a port': { port_id: 1068 },
    'beside a name': {
      coordinates: [-40, 30],
      name: texts[5]![1],
      country: texts[1]![1].slice(0, 60),
    },
    'of no kind': {},
    'of two kinds': { port_id: '', coordinates: ['', ''] },
    'as a text': texts[5]![1],
  }
}

export const PLACES_OF_TABLES = [
  ...TEXTS_OF_TABLES,
  'a port in long',
  'letters of a port',
  'on land',
  'at sea',
  'of an unknown code',
  'of a port',
  'of no kind',
  'of two kinds',
]
