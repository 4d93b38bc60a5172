/**
 * Writes config/common-passwords.txt: `tsx scripts/common-passwords.ts`.
 *
 * The words are the first of the ranked list that @zxcvbn-ts/language-common (MIT) publishes, which
 * comes from passwords that leaked. Longer entries are kept whatever their rank: only they can be a
 * whole password here. The phrases are our own choice of what people take for original.
 */
import { writeFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'

const MAX_RANK = 10_000
const MIN_LENGTH = 4
const KEPT_LENGTH = 12

const PHRASES = [
  'allyourbasearebelongtous',
  'correcthorsebatterystaple',
  'donttellanyone',
  'goodmorningsunshine',
  'helloworldhelloworld',
  'hereisjohnny',
  'houstonwehaveaproblem',
  'iamyourfather',
  'iloveyouforever',
  'iloveyousomuch',
  'inthebeginning',
  'itsasecret',
  'letmeinplease',
  'maytheforcebewithyou',
  'mypasswordis',
  'nobodyknowsthis',
  'onceuponatime',
  'opensesame',
  'somewhereovertherainbow',
  'thequickbrownfox',
  'thequickbrownfoxjumpsoverthelazydog',
  'thereisnospoon',
  'thisisapassword',
  'thisismypassword',
  'tobeornottobe',
  'tobeornottobethatisthequestion',
  'whatisthepassword',
  'youshallnotpass',
]

const ranked = dictionary['passwords-common'] as string[]
const words = ranked.filter(
  (word, rank) => (rank < MAX_RANK && word.length >= MIN_LENGTH) || word.length >= KEPT_LENGTH,
)
const lines = [...new Set([...words, ...PHRASES])].sort()

writeFileSync(
  new URL('../config/common-passwords.txt', import.meta.url),
  [
    '# Passwords and phrases that everybody tries first; one a line, lower case. Add your own.',
    '# From the ranked list of @zxcvbn-ts/language-common (MIT), by scripts/common-passwords.ts.',
    ...lines,
    '',
  ].join('\n'),
)
