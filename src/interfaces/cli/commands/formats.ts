import { type Answers, FILE_ENDINGS, type FileKind, fileText } from '../../../files/files.js'

/** Values of `--format` of a route and a voyage. */
export const FORMATS = ['text', 'json', ...FILE_ENDINGS] as const
export type Format = (typeof FORMATS)[number]

/** An answer of the service in a file format, without a line end at the end. */
export async function formatted<Kind extends FileKind>(
  kind: Kind,
  answer: Answers[Kind],
  format: Exclude<Format, 'text'>,
): Promise<string> {
  if (format === 'json') return JSON.stringify(answer, null, 2)
  return (await fileText(kind, answer, format, 1)).trimEnd()
}
