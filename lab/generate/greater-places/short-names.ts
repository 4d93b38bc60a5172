/** Countries that share a name: people write Corea, Kongo or Guinea for one of them. */
const SHARED = ['KR KP', 'CD CG', 'SD SS', 'GN GW GQ']
/** Countries of several islands or lands, whose names people write alone: Nevis, Bosnia, Miquelon. */
const JOINED = /^(?:AG|BA|BQ|GS|KN|PM|SH|SJ|ST|TC|TT|VC|WF)$/
/** Between two names, in any language. */
const BETWEEN = /\s+\p{L}{1,3}\s+|\s*[,&/()]+\s*|\s+-\s+|\s+\p{Pd}|\p{Pd}\s+/u
const MIN_LETTERS = 4

/** The names of a country in a language that people use for a part of it. */
export function partsOfCountry(code: string, name: string): string[] {
  return JOINED.test(code) ? name.split(BETWEEN).filter(isLong) : []
}

/** The words that the names of several countries in a language share, with the country. */
export function sharedNames(
  territories: Readonly<Record<string, string>>,
): (readonly [name: string, code: string])[] {
  return SHARED.flatMap((line) => {
    const codes = line.split(' ')
    const all = codes.map((code) =>
      (territories[code] ?? '').split(/[\s\p{Pd}(),]+/u).filter(isLong),
    )
    return codes.flatMap((code, at) =>
      all[at]!.filter((word) =>
        all.some((words, other) => other !== at && words.includes(word)),
      ).map((word) => [word, code] as const),
    )
  })
}

function isLong(text: string): boolean {
  return text.length >= MIN_LETTERS
}
