import { fold } from './fold.js'
import { FORMER_COUNTRIES } from './former-countries.js'

/** ISO 3166-1: alpha-2 and alpha-3 code of each country of the port table. */
const CODES =
  'AEARE AGATG AIAIA ALALB AOAGO AQATA ARARG ASASM AUAUS AWABW AZAZE BABIH BBBRB BDBGD BEBEL BGBGR BHBHR BJBEN BLBLM BMBMU BNBRN BQBES BRBRA BSBHS BZBLZ CACAN CDCOD CGCOG CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HNHND HRHRV HTHTI IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM LBLBN LCLCA LKLKA LRLBR LTLTU LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MGMDG MHMHL MLMLI MMMMR MOMAC MPMNP MQMTQ MRMRT MTMLT MUMUS MVMDV MXMEX MYMYS MZMOZ NANAM NCNCL NFNFK NGNGA NINIC NLNLD NONOR NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PRPRI PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SNSEN SOSOM SRSUR STSTP SVSLV SXSXM SYSYR TCTCA TGTGO THTHA TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UMUMI USUSA UYURY VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ATAUT CHCHE HUHUN KZKAZ TKTKL PNPCN AXALA MFMAF'
const ALPHA_3: ReadonlyMap<string, string> = new Map(
  CODES.split(' ').map((pair) => [pair.slice(2).toLowerCase(), pair.slice(0, 2)]),
)

/** Words for a form of government, and between the names of two countries. */
const FORM_WORDS = new Set(
  'the democratic peoples islamic federal federative federated united socialist arab bolivarian plurinational eastern oriental hashemite co operative cooperative independent grand dominion republic rep kingdom state states sultanate commonwealth principality federation duchy union of and'.split(
    ' ',
  ),
)

/** Names that neither Unicode's names nor the words of `FORM` give, as `plainCountry` leaves them. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...FORMER_COUNTRIES.map(([name, code]) => [plainCountry(fold(name)), code] as const),
  ...Object.entries({
    uk: 'GB',
    'u k': 'GB',
    'great britain': 'GB',
    'great britain northern ireland': 'GB',
    'northern ireland': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    usa: 'US',
    'u s a': 'US',
    'u s': 'US',
    america: 'US',
    uae: 'AE',
    'u a e': 'AE',
    emirates: 'AE',
    ksa: 'SA',
    'saudi arabien': 'SA',
    'south korea': 'KR',
    's korea': 'KR',
    'n korea': 'KP',
    'south africa': 'ZA',
    's africa': 'ZA',
    rsa: 'ZA',
    saudi: 'SA',
    'k s a': 'SA',
    'korea south': 'KR',
    'north korea': 'KP',
    'korea north': 'KP',
    rok: 'KR',
    dprk: 'KP',
    'ivory coast': 'CI',
    turkiye: 'TR',
    prc: 'CN',
    'china mainland': 'CN',
    'china pr': 'CN',
    'pr china': 'CN',
    'china p r': 'CN',
    'p r china': 'CN',
    'hong kong special administrative region china': 'HK',
    'hong kong sar': 'HK',
    'hong kong china': 'HK',
    'macao special administrative region china': 'MO',
    'taiwan province china': 'TW',
    'taiwan china': 'TW',
    'taiwan roc': 'TW',
    'china taiwan': 'TW',
    'chinese taipei': 'TW',
    roc: 'TW',
    french: 'FR',
    gabonese: 'GA',
    hellenic: 'GR',
    hellas: 'GR',
    italian: 'IT',
    lebanese: 'LB',
    mexican: 'MX',
    portuguese: 'PT',
    russian: 'RU',
    'russia federation': 'RU',
    ussr: 'RU',
    syrian: 'SY',
    togolese: 'TG',
    slovak: 'SK',
    'virgin islands british': 'VG',
    'virgin islands u s': 'VI',
    'virgin islands us': 'VI',
    'us virgin islands': 'VI',
    'virgin islands united states': 'VI',
    'falkland islands malvinas': 'FK',
    malvinas: 'FK',
    'sint maarten dutch part': 'SX',
    'st helena ascension tristan da cunha': 'SH',
    'bonaire sint eustatius saba': 'BQ',
    'saint eustatius': 'BQ',
    bonaire: 'BQ',
    png: 'PG',
    drc: 'CD',
    'd r congo': 'CD',
    'dr congo': 'CD',
    'congo dem rep': 'CD',
    'congo dr': 'CD',
    'congo brazzaville': 'CG',
    'congo kinshasa': 'CD',
    congo: 'CG',
    'trinidad tobago': 'TT',
  }),
])

/** Names that lose their meaning without the words of `FORM`, folded. */
const FULL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'democratic peoples republic of korea': 'KP',
    'democratic people s republic of korea': 'KP',
    'korea democratic peoples republic of': 'KP',
    'korea democratic people s republic of': 'KP',
    'korea dem peoples rep': 'KP',
    'democratic republic of the congo': 'CD',
    'congo the democratic republic of the': 'CD',
    'congo democratic republic of the': 'CD',
    'democratic republic of congo': 'CD',
    'republic of china': 'TW',
    'united states of america': 'US',
    'united states': 'US',
    'the united states': 'US',
    'virgin islands of the united states': 'VI',
    'micronesia federated states of': 'FM',
  }),
)

/**
 * A folded country's name without the words for its form of government: "tanzania united republic of"
 * gives "tanzania".
 */
export function plainCountry(folded: string): string {
  const words = folded.split(' ')
  const isForm = (word: string | undefined) => word !== undefined && FORM_WORDS.has(word)
  let from = 0
  while (isForm(words[from])) from++
  let end = words.length
  while (end > from && isForm(words[end - 1])) end--
  return words
    .slice(from, end)
    .filter((word) => word !== 'and' && word !== 'the' && word !== 'of')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ')
}

/**
 * The country with an ISO 3166-1 alpha-3 code, or with an official or common name beyond Unicode's, all
 * folded.
 */
export function otherCountry(folded: string): string | undefined {
  return FULL_NAMES.get(folded) ?? ALPHA_3.get(folded) ?? OTHER_NAMES.get(plainCountry(folded))
}
