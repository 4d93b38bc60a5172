import { readdirSync } from 'node:fs'

const files = readdirSync(new URL('..', import.meta.url), { recursive: true }).map(String)

/** Whether a document names a file of tests by the end of its path: `store/size` for test/store/size.test.ts. */
export function isTestFile(name: string): boolean {
  const ends = [`/${name}.test.ts`, `/${name}.slow.test.ts`]
  return files.some((file) => ends.some((end) => `/${file}`.endsWith(end)))
}
