import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UsageError } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'

type Environment = Terminal['environment']

/** What a command reads, and what it writes. */
interface Places {
  readonly inputs: readonly (string | undefined)[]
  readonly out?: string | undefined
  readonly overwrite?: boolean | undefined
}

/** What a request to a store of files needs. */
interface Asked {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

type Method = 'GET' | 'HEAD' | 'PUT'

const DISTANT = /^(https?|s3|gs):\/\//i
/** Stores take no more in one piece. */
const MOST_BYTES = 5 * 1024 ** 3

/**
 * Runs a command on copies of what is at addresses (https://, s3://, gs://), and sends its result to where it belongs. Files
 * of this computer stay where they are.
 *
 * @throws UsageError for an address that cannot be read, or that has a result already
 */
export async function withDistantFiles(
  { inputs, out, overwrite }: Places,
  { environment, note }: Pick<Terminal, 'environment' | 'note'>,
  run: (inputs: readonly (string | undefined)[], out: string | undefined) => Promise<void>,
): Promise<void> {
  if (![...inputs, out].some(isDistant)) return run(inputs, out)
  const folder = await mkdtemp(join(tmpdir(), 'fairway-'))
  let isSent = true
  try {
    if (isDistant(out) && overwrite !== true) await requireNothingAt(out, environment)
    const copies: (string | undefined)[] = []
    for (const [place, input] of inputs.entries()) {
      if (!isDistant(input)) copies.push(input)
      else copies.push(await fetched(input, join(folder, `${place}-${nameIn(input)}`), environment))
    }
    if (!isDistant(out)) return await run(copies, out)
    const result = join(folder, nameIn(out))
    let failure: unknown
    await run(copies, result).catch((error: unknown) => {
      // The copy has a name that nobody gave.
      if (error instanceof Error) error.message = error.message.replaceAll(result, out)
      failure = error
    })
    // Rows without a route are a failure, too, of a result that is whole.
    if (await stat(result).catch(() => null)) {
      isSent = false
      await sent(result, out, environment)
      isSent = true
      note(`The result is at ${out}.`)
    }
    if (failure !== undefined) throw failure
  } finally {
    if (isSent) await rm(folder, { recursive: true, force: true })
  }
}

function isDistant(path: string | undefined): path is string {
  return path !== undefined && DISTANT.test(path)
}

/** The name of the file at an address, which tells its format. */
function nameIn(address: string): string {
  if (!URL.canParse(address)) throw new UsageError(`${address} is no address.`)
  return decodeURIComponent(basename(new URL(address).pathname)) || 'table'
}

async function requireNothingAt(out: string, environment: Environment): Promise<void> {
  // An address that is made for one upload answers nothing else.
  if (/^http/i.test(out)) return
  const { url, headers } = await asked('HEAD', out, environment)
  const { status } = await answerOf(out, () => fetch(url, { method: 'HEAD', headers }))
  if (status === 200) {
    throw new UsageError(
      `${out} already exists. Add --overwrite to replace it, or choose another --out.`,
    )
  }
  if (status !== 404) throw refusal(out, status)
}

async function fetched(address: string, path: string, environment: Environment): Promise<string> {
  const { url, headers } = await asked('GET', address, environment)
  const { status, body } = await answerOf(address, () => fetch(url, { headers }))
  if (status !== 200 || body === null) throw refusal(address, status)
  const bytes = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  await answerOf(address, () => pipeline(bytes, createWriteStream(path)))
  return path
}

/** @throws UsageError that says where the result is instead */
async function sent(path: string, address: string, environment: Environment): Promise<void> {
  try {
    const { size } = await stat(path)
    if (size > MOST_BYTES) throw new UsageError(`${address}: more than 5 GiB. Use --shard.`)
    const { url, headers } = await asked('PUT', address, environment)
    const whole = { ...headers, 'content-length': String(size) }
    const status = await answerOf(address, () => put(path, { url, headers: whole }))
    if (status < 200 || status > 299) throw refusal(address, status)
  } catch (error) {
    throw new UsageError(`${(error as Error).message} The result was kept: ${path}`)
  }
}

/** A stream has no length for `fetch`, and stores want one. */
async function put(path: string, { url, headers }: Asked): Promise<number> {
  const open = url.protocol === 'http:' ? overHttp : overHttps
  const asking: ClientRequest = open(url, { method: 'PUT', headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve)
    asking.once('error', reject)
  })
  const [answer] = await Promise.all([answered, pipeline(createReadStream(path), asking)])
  answer.resume()
  return answer.statusCode ?? 0
}

async function answerOf<Answer>(address: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const { message, cause } = error as Error
    throw new UsageError(`${address} cannot be reached: ${(cause as Error)?.message || message}.`)
  }
}

const OF_STORES: Readonly<Record<string, string>> = {
  's3:':
    'The credentials are AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN: eval "$(aws configure export-credentials --format env)" sets them. AWS_REGION is that of the bucket.',
  'gs:':
    'The credential is GOOGLE_OAUTH_ACCESS_TOKEN: export GOOGLE_OAUTH_ACCESS_TOKEN=$(gcloud auth print-access-token).',
}

function refusal(address: string, status: number): UsageError {
  const isSecret = [400, 401, 403].includes(status)
  const remedy = (isSecret && OF_STORES[new URL(address).protocol]) || 'Check the address.'
  return new UsageError(`${address} answers with the status ${status}. ${remedy}`)
}

async function asked(method: Method, address: string, environment: Environment): Promise<Asked> {
  const url = new URL(address)
  if (url.protocol === 's3:') return ofS3(method, url, environment)
  if (url.protocol === 'gs:') return ofGoogle(url, environment)
  return { url, headers: {} }
}

async function ofS3(method: Method, address: URL, environment: Environment): Promise<Asked> {
  const given = (...names: string[]) => names.map((name) => environment[name]).find(Boolean)
  const { hostname: bucket, pathname: key } = address
  const region = given('AWS_REGION', 'AWS_DEFAULT_REGION') ?? 'us-east-1'
  const endpoint = given('AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL')
  // A certificate of a host with further dots does not exist.
  const host = bucket.includes('.') ? null : `https://${bucket}.s3.${region}.amazonaws.com`
  const base = endpoint?.replace(/\/+$/, '') ?? `https://s3.${region}.amazonaws.com`
  const url = new URL(
    endpoint === undefined && host !== null ? host + key : `${base}/${bucket}${key}`,
  )
  const [accessKeyId, secretAccessKey] = [
    given('AWS_ACCESS_KEY_ID'),
    given('AWS_SECRET_ACCESS_KEY'),
  ]
  // A bucket may be public.
  if (accessKeyId === undefined || secretAccessKey === undefined) return { url, headers: {} }
  const { AwsV4Signer } = await import('aws4fetch')
  const sessionToken = given('AWS_SESSION_TOKEN')
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    service: 's3',
    region,
  })
  const { url: signed, headers } = await signer.sign()
  return { url: new URL(signed), headers: Object.fromEntries(headers) }
}

function ofGoogle({ hostname, pathname }: URL, environment: Environment): Asked {
  const { STORAGE_EMULATOR_HOST: emulator, GOOGLE_OAUTH_ACCESS_TOKEN: token } = environment
  const host = emulator || 'https://storage.googleapis.com'
  const url = new URL(`${host.replace(/\/+$/, '')}/${hostname}${pathname}`)
  return { url, headers: token ? { authorization: `Bearer ${token}` } : {} }
}
