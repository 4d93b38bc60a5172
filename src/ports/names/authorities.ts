import { coreNames } from './core-name.js'

/**
 * Authorities and groups of several ports, by what people write instead of one of them, and the ports by their
 * UN/LOCODEs, the largest first. General knowledge of 2026. None is taken for a name: the ports are suggested.
 */
const AUTHORITIES: readonly (readonly [names: string, codes: string])[] = [
  ['antwerp bruges|antwerpen brugge|antwerp zeebrugge', 'BEANR BEZEE'],
  ['north sea port', 'NLVLI BEGNE NLTNZ'],
  ['haropa|haropa port', 'FRLEH FRURO'],
  ['marseille fos', 'FRFOS FRMRS'],
  ['nantes saint nazaire', 'FRSNR FRNTE'],
  ['bremenports|bremen bremerhaven', 'DEBRV DEBRE'],
  ['copenhagen malmo|cmp', 'DKCPH SEMMA'],
  ['haminakotka', 'FIKTK FIHMN'],
  ['western ligurian sea|genoa savona', 'ITGOA ITSVN'],
  ['ningbo zhoushan', 'CNNGB CNZOS'],
  ['beibu gulf', 'CNQZH CNFAN CNBIH'],
  ['suzhou', 'CNTAC CNZJG CNCGS'],
  ['tangshan', 'CNCFD CNJTG'],
  ['hanshin|kobe osaka', 'JPUKB JPOSA'],
  ['keihin', 'JPTYO JPYOK JPKWS'],
  ['georgia ports|gpa', 'USSAV USSSI'],
  ['south carolina ports|scspa', 'USCHS USGGE'],
  ['port of virginia|virginia', 'USORF USNNS USPTM'],
  ['northwest seaport alliance|nwsa|seattle tacoma', 'USSEA USTIW'],
  ['san pedro bay|los angeles long beach|la lb|lalb', 'USLAX USLGB'],
  ['new york new jersey|ny nj|nynj|panynj', 'USNYC USEWR'],
]

let codesByName: ReadonlyMap<string, readonly string[]> | null = null

function namedCodes(): ReadonlyMap<string, readonly string[]> {
  codesByName ??= new Map(
    AUTHORITIES.flatMap(([names, codes]) =>
      names
        .split('|')
        .flatMap((name) => [...coreNames(name)].map((key) => [key, codes.split(' ')] as const)),
    ),
  )
  return codesByName
}

/** The UN/LOCODEs of the ports of an authority or group, the largest first; empty for any other name. */
export function codesOfAuthority(name: string): readonly string[] {
  for (const key of coreNames(name.replace(/\b(?:authority|ports? of|and)\b/gi, ' '))) {
    const codes = namedCodes().get(key)
    if (codes !== undefined) return codes
  }
  return []
}
