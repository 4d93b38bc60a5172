/** For example `origin_port_id` for `Origin Port-ID`, and `毛重_kg` for `毛重（KG）`. */
export function columnKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\-./()[\]#:,،、]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
}

/** The words of a text with blanks or lines between them. */
export function listed(words: string): readonly string[] {
  return words.trim().split(/\s+/)
}
