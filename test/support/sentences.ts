/** The sentences of a Markdown text, without tables, headings, code and comments. Inline code and links count as written words. */
export function sentencesOf(markdown: string): string[] {
  const prose = markdown
    .replaceAll(/^ *```.*?^ *```$/gms, '\n')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/^\s*\|.*$/gm, '\n')
    .replaceAll(/^#.*$/gm, '\n')
    .replaceAll(/`[^`]*`/g, 'Code')
    .replaceAll(/\]\([^)]*\)/g, ']')
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[*-]|\d+\.)\s)/)
    .flatMap((paragraph) => paragraph.replaceAll(/\s+/g, ' ').split(/(?<=[.!?][)"*_]*) (?=[^a-z])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

export const wordsOf = (sentence: string) => sentence.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
