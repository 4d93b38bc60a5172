/** Packages that `fairway-sea` leaves to those who need them, by what they are for. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Parquet files': ['hyparquet', 'hyparquet-compressors', 'hyparquet-writer'],
  'FlatGeobuf files': ['flatbuffers'],
  Workbooks: ['hucre'],
  'Files at s3://': ['aws4fetch'],
  'fairway mcp': ['@modelcontextprotocol/node', '@modelcontextprotocol/server'],
}

/** What to install for a part that the package leaves out; null for any other error. */
export function missingPart(error: unknown): string | null {
  const { code, message = '' } = Object(error) as Partial<NodeJS.ErrnoException>
  if (code !== 'ERR_MODULE_NOT_FOUND') return null
  if (/Cannot find module '[^']*dist[\\/]interfaces[\\/]shared[\\/]/.test(message)) {
    return 'This command is part of the package fairway-sea-server: npm install fairway-sea-server.'
  }
  const [, name = ''] = /Cannot find package '([^']+)'/.exec(message) ?? []
  const [what, packages] =
    Object.entries(GROUPS).find(([, names]) => names.some((one) => name.startsWith(one))) ?? []
  if (packages === undefined) return null
  const need = what === 'fairway mcp' ? 'needs' : 'need'
  return `${what} ${need} more packages: npm install ${packages.join(' ')} (with -g if fairway was installed so). The package fairway-sea-server has them.`
}

/** Fails before hours of work if what writes the result at its end is not installed. */
export async function requireWriter(format: string): Promise<void> {
  if (format === 'parquet') await import('hyparquet-writer')
  if (format === 'fgb') await import('flatbuffers')
}
