import { slugOf } from '../../src/ports/names/slug.js'

/** `rotterdam-to-singapore`: the name of a file, from the names of two places. */
export function fileName(from: string, to: string): string {
  return `${slugOf(from)}-to-${slugOf(to)}`
}

/** Saves a text or a picture as a download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
