/** A shared plan as a source that others can name: it keeps its figures, and the data that made them. */
export interface Citation {
  readonly title: string
  readonly url: string
  /** When its figures were calculated, ISO 8601. */
  readonly createdAt: string
  readonly dataVersion: string
}

/** An entry for BibTeX and BibLaTeX. */
export function bibtex({ title, url, createdAt, dataVersion }: Citation): string {
  const [year, month] = createdAt.split('-')
  const id = /[?&]shared=([\w-]+)/.exec(url)?.[1] ?? 'route'
  const entries = [
    ['title', `{${escaped(title)}}`],
    ['author', '{{Fairway}}'],
    ['year', `{${year}}`],
    ['month', `{${Number(month)}}`],
    ['note', `{Sea route, calculated ${createdAt.slice(0, 10)}, sea data ${escaped(dataVersion)}}`],
    ['url', `{${url}}`],
  ]
  return `@misc{fairway-${id},\n${entries.map(([name, value]) => `  ${name} = ${value}`).join(',\n')}\n}\n`
}

/** Braces and backslashes cannot be written in a title without upsetting its reader. */
function escaped(text: string): string {
  return text.replaceAll(/[{}\\]/g, '').replaceAll(/[&%$#_]/g, (sign) => `\\${sign}`)
}
