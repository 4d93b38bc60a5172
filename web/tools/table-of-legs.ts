/** Whether a file is a table, but none of positions: those are a route to be checked. */
export async function isTableOfLegs(file: File): Promise<boolean> {
  if (/\.xlsx$/i.test(file.name)) return true
  if (!/\.(csv|tsv)$/i.test(file.name)) return false
  const [head = ''] = (await file.slice(0, 1000).text()).split('\n', 1)
  return !(/\b(lat|breite)/i.test(head) && /\b(lon|lng|länge)/i.test(head))
}
