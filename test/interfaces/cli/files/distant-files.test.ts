import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withDistantFiles } from '../../../../src/interfaces/cli/files/distant-files.js'

const SECRETS = { AWS_ACCESS_KEY_ID: 'one', AWS_SECRET_ACCESS_KEY: 'two', AWS_REGION: 'eu-west-1' }

interface Asked {
  readonly method: string
  readonly headers: IncomingHttpHeaders
}

let server: Server
let base: string
/** What is stored, by path. */
let files: Map<string, string>
let asked: Asked[]
let status: number | undefined

beforeEach(async () => {
  files = new Map([['/lanes/in/a%20b.csv', 'origin,destination']])
  asked = []
  status = undefined
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    asked.push({ method, headers })
    let text = ''
    for await (const chunk of request) text += chunk
    if (method === 'PUT' && status === undefined) files.set(url, text)
    response.writeHead(status ?? (files.has(url) ? 200 : 404)).end(files.get(url))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const notes: string[] = []
const terminal = (environment: Record<string, string> = {}) => ({
  environment: { AWS_ENDPOINT_URL: base, ...environment },
  note: (line: string) => notes.push(line),
})

/** A command that copies what it reads to what it writes. */
async function copy(inputs: readonly (string | undefined)[], out: string | undefined) {
  writeFileSync(out!, readFileSync(inputs[0]!, 'utf8').toUpperCase())
}

test('a table is fetched from a bucket and its result sent there, signed', async () => {
  const places = { inputs: ['s3://lanes/in/a b.csv'], out: 's3://lanes/out.csv' }
  await withDistantFiles(places, terminal(SECRETS), copy)
  expect(files.get('/lanes/out.csv')).toBe('ORIGIN,DESTINATION')
  expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'GET', 'PUT'])
  for (const { headers } of asked) {
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=one\/\d+\/eu-west-1\/s3/)
  }
  expect(asked[2]!.headers['content-length']).toBe('18')
})

test('a result that is there is replaced only with --overwrite', async () => {
  const places = { inputs: ['s3://lanes/in/a b.csv'], out: 's3://lanes/in/a b.csv' }
  const again = withDistantFiles(places, terminal(SECRETS), copy)
  await expect(again).rejects.toThrow('already exists. Add --overwrite')
  await withDistantFiles({ ...places, overwrite: true }, terminal(SECRETS), copy)
  expect(files.get('/lanes/in/a%20b.csv')).toBe('ORIGIN,DESTINATION')
})

test('Google asks for a token, and a public address for nothing', async () => {
  const google = { STORAGE_EMULATOR_HOST: base, GOOGLE_OAUTH_ACCESS_TOKEN: 'token' }
  const places = { inputs: [`${base}/lanes/in/a%20b.csv`], out: 'gs://lanes/out.csv' }
  await withDistantFiles(places, terminal(google), copy)
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token',
    undefined,
    'Bearer token',
  ])
})

test('a refusal names the credentials', async () => {
  status = 403
  const reading = withDistantFiles({ inputs: ['s3://lanes/x.csv'] }, terminal(), copy)
  await expect(reading).rejects.toThrow(/status 403.*aws configure export-credentials/)
})

test('a result that cannot be sent is kept, and a failure of rows names the address', async () => {
  const places = { inputs: [`${base}/lanes/in/a%20b.csv`], out: `${base}/lanes/out.csv` }
  const failing = withDistantFiles(places, terminal(), async (inputs, out) => {
    await copy(inputs, out)
    throw new Error(`See ${out}.`)
  })
  await expect(failing).rejects.toThrow(`See ${base}/lanes/out.csv.`)
  expect(files.get('/lanes/out.csv')).toBe('ORIGIN,DESTINATION')
  const refused = withDistantFiles(places, terminal(), async (inputs, out) => {
    await copy(inputs, out)
    status = 507
  })
  const said = await refused.catch((error: Error) => error.message)
  const kept = /The result was kept: (.*)$/.exec(String(said))![1]!
  expect(existsSync(kept)).toBe(true)
})

test('files of this computer are left where they are', async () => {
  let given: unknown
  await withDistantFiles({ inputs: ['a.csv'], out: '-' }, terminal(), async (...all) => {
    given = all
  })
  expect([given, asked]).toEqual([[['a.csv'], '-'], []])
})
