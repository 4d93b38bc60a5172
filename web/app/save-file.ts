/** `rotterdam-to-singapore`: the name of a file, from the names of two places. */
export function fileName(from: string, to: string): string {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  return `${plain(from)}-to-${plain(to)}`
}

/** Saves a text as a download. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
