import { Argument, Command, type Option } from 'commander'
import type { Terminal } from '../../../tables/text/terminal.js'

const SHELLS = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof SHELLS)[number]

const AFTER_HELP = `
Add one of these lines to the startup file of your shell:
  ~/.bashrc                   source <(fairway completion bash)
  ~/.zshrc                    source <(fairway completion zsh)
  ~/.config/fish/config.fish  fairway completion fish | source`

/** Prints a script that completes commands, options and their values in a shell. */
export function completionCommand({ say }: Terminal, program: Command): Command {
  return new Command('completion')
    .description('Print a shell completion script.')
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .addHelpText('after', AFTER_HELP)
    .action((shell: Shell) => say(completionScript(program, shell)))
}

interface Words {
  /** The commands that lead here, without the name of the program: `account create`. */
  readonly path: string
  readonly words: readonly string[]
}

/** A completion script for the program's commands and options. */
export function completionScript(program: Command, shell: Shell): string {
  const all = wordsOf(program, [])
  return shell === 'fish' ? fishScript(all) : bashScript(all, shell)
}

/** What can follow each command, and each option with a list of values. */
function wordsOf(command: Command, path: readonly string[]): Words[] {
  const options = command.options.filter(({ hidden }) => !hidden)
  const commands = command.commands.map((one) => one.name())
  const flags = options.flatMap(namesOf)
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? [])
  const here = path.join(' ')
  return [
    { path: here, words: [...commands, ...choices, ...flags, '--help'] },
    ...options.flatMap((option) => valuesOf(option, here)),
    ...command.commands.flatMap((one) => wordsOf(one, [...path, one.name()])),
  ]
}

function valuesOf(option: Option, here: string): Words[] {
  if (!option.required && !option.optional) return []
  // Without words, the shell completes names of files.
  const words = option.argChoices ?? []
  return namesOf(option).map((name) => ({ path: `${here} ${name}`.trim(), words }))
}

/** The names of an option, except a letter. */
function namesOf({ short, long }: Option): string[] {
  return [short, long].filter((name) => name?.startsWith('--') === true) as string[]
}

function bashScript(all: readonly Words[], shell: Exclude<Shell, 'fish'>): string {
  const cases = all.map(({ path, words }) => `    '${path}') words='${words.join(' ')}' ;;`)
  const lines = [
    ...(shell === 'zsh' ? ['autoload -U +X bashcompinit && bashcompinit'] : []),
    '_fairway() {',
    '  local path="" words="" word',
    `  local word_before="\${COMP_WORDS[COMP_CWORD-1]}" current="\${COMP_WORDS[COMP_CWORD]}"`,
    `  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do`,
    `    case "\${path:+$path }$word" in`,
    `      ${commandsOf(all)}) path="\${path:+$path }$word" ;;`,
    '    esac',
    '  done',
    `  case "\${path:+$path }$word_before" in`,
    `      ${optionsOf(all)}) path="\${path:+$path }$word_before" ;;`,
    '  esac',
    '  case "$path" in',
    ...cases,
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '}',
    'complete -o default -F _fairway fairway',
  ]
  return lines.join('\n')
}

const isOption = ({ path }: Words) => path.includes('--')
const quoted = (all: readonly Words[]) => all.map(({ path }) => `'${path}'`).join('|')
const commandsOf = (all: readonly Words[]) =>
  quoted(all.filter((one) => !isOption(one) && one.path !== ''))
const optionsOf = (all: readonly Words[]) => quoted(all.filter(isOption))

function fishScript(all: readonly Words[]): string {
  const commands = all.filter((one) => !isOption(one))
  const isCommand = (path: string) => commands.some((one) => one.path === path)
  const nested = (path: string, word: string) => isCommand(path === '' ? word : `${path} ${word}`)
  const lines = commands.flatMap(({ path, words }) => {
    const names = words.filter((word) => nested(path, word))
    const seen =
      path === '' ? [] : path.split(' ').map((name) => `__fish_seen_subcommand_from ${name}`)
    // Not suggested if a further command has been typed already.
    const before = names.length > 0 ? [`not __fish_seen_subcommand_from ${names.join(' ')}`] : []
    const when = [...seen, ...before].join('; and ')
    const condition = when === '' ? '' : ` -n '${when}'`
    const plain = words.filter((word) => !word.startsWith('--'))
    const flags = words.filter((word) => word.startsWith('--'))
    return [
      ...(plain.length > 0 ? [`complete -c fairway${condition} -a '${plain.join(' ')}'`] : []),
      ...flags.map((flag) => {
        const values = all.find((one) => one.path === `${path} ${flag}`.trim())
        const takes = values === undefined ? '' : ' -r'
        const given = values?.words.length ? ` -f -a '${values.words.join(' ')}'` : ''
        return `complete -c fairway${condition} -l ${flag.slice(2)}${takes}${given}`
      }),
    ]
  })
  return lines.join('\n')
}
