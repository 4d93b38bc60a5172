import { execFileSync } from 'node:child_process'

export interface CurlCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What a shell passes to curl for a command as copied. @param token as the environment has it */
export function curlCall(command: string, token: string): CurlCall {
  const script = String.raw`curl() { printf '%s\0' "$@"; }
${command}`
  const environment = { TOKEN: token, PATH: process.env['PATH'] }
  const words = execFileSync('sh', ['-c', script], { env: environment, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)
  const after = (option: string) =>
    words.flatMap((word, i) => (words[i - 1] === option ? [word] : []))
  const headers = Object.fromEntries(
    after('-H').map((header) => header.split(': ', 2) as [string, string]),
  )
  return { url: words.find((word) => word.startsWith('http'))!, headers, body: after('-d')[0]! }
}

/** The answer to a command as copied. */
export async function runCurl(command: string, token: string): Promise<Response> {
  const { url, headers, body } = curlCall(command, token)
  return fetch(url, { method: 'POST', headers, body })
}
