import { availableParallelism, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Static } from 'typebox'
import { AUTH_MODES } from '../../contract/schemas/service/operations.js'
import { boolean, integer, string, Type } from '../../contract/schemas/type.js'
import { POSTGRES_LIMITS } from '../../keeping/store/database/postgres.js'

const fromPackage = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const words = (description: string, value: string) => string(description, { default: value })

const flag = (description: string, value: boolean) => boolean(description, { default: value })

const positive = (description: string, value: number) =>
  integer(description, { default: value, minimum: 1 })

/** Of the container's limit. The rest is for the system's own and for what grows between two looks. */
const SHARE_OF_MEMORY = 0.8

/**
 * Every setting, with its type, its default and its purpose. The variable of `corsOrigin` is
 * `FAIRWAY_CORS_ORIGIN`, and likewise for all others.
 */
export const ConfigSchema = Type.Object({
  host: words('Address to listen on', '127.0.0.1'),
  port: integer('Port to listen on', { default: 8080, minimum: 0, maximum: 65535 }),
  store: words(
    'Database: a file, or postgresql://user:password@host/database; DATABASE_URL is used if this is not set',
    './var/fairway.db',
  ),
  storeConnections: positive('Connections to PostgreSQL', POSTGRES_LIMITS.connections),
  data: words('Folder of the sea data', fromPackage('data')),
  resolutions: words(
    'Resolutions of the sea to open, km, separated by commas and including 20: each takes some 80 MB, 10, 50 and 100 once they are asked for; empty: all. Commands read it too',
    '',
  ),
  overlay: words(
    'GeoJSON file of shoals, walls and closures that apply to every request; empty: none. Commands read it too',
    '',
  ),
  plans: words('File of the plans', fromPackage('config/plans.json')),
  corsOrigin: words('Origins that browsers may call from: *, a comma-separated list, or none', '*'),
  auth: Type.Enum([...AUTH_MODES], {
    type: 'string',
    description:
      'Who may call. accounts: with a login or a key; keys: with a key only; none: anyone, for a service behind your own proxy',
    default: 'accounts',
  }),
  oidcIssuer: words(
    'Issuer of the identity provider whose access tokens are accepted beside logins and keys, exactly as in its tokens, e.g. https://login.example.com/realms/main; empty: none',
    '',
  ),
  oidcAudience: words('Audience of its tokens for this service; required with an issuer', ''),
  oidcJwksUrl: words('Address of its public keys; empty: as its discovery document says', ''),
  oidcAccountClaim: string(
    'Claim that names the account: one that never changes, or email for the account with that verified email',
    { default: 'sub', minLength: 1 },
  ),
  oidcNewAccounts: Type.Enum(['reject', 'create'], {
    type: 'string',
    description: 'What happens to a valid token whose account is not known',
    default: 'reject',
  }),
  oidcPlanClaim: words(
    'Claim that names the plan of the account, a text or a list; empty: plans are set by the operator',
    '',
  ),
  oidcPlan: words(
    'Plan of accounts that are created for a token without a claim for the plan',
    'trial',
  ),
  keyInUrl: flag(
    'true: /v1/distance takes a key in its address, for spreadsheets. Addresses end up in logs and histories: only keys whose one scope is routes are taken',
    false,
  ),
  embedOrigins: words(
    'Pages that may show /embed in a frame: *, a comma-separated list of origins, or none',
    'none',
  ),
  publicUrl: words(
    'Public address of the service, for previews of shared links; empty: the address of the request',
    '',
  ),
  securityContact: words(
    'Whom to tell of a vulnerability, for /.well-known/security.txt: mailto: or https addresses, separated by commas; empty: no such file',
    '',
  ),
  logLevel: Type.Enum(['silent', 'error', 'warn', 'info', 'debug'], {
    type: 'string',
    description: 'Lowest severity that is logged',
    default: 'info',
  }),
  metricsAddress: words(
    'Address, host:port, that answers /metrics, /health and /ready on a separate thread, even while the service is overloaded; /metrics is then served there only',
    '',
  ),
  trustedProxies: words(
    'Addresses or networks of proxies whose X-Forwarded-For is trusted, e.g. 127.0.0.1,10.0.0.0/8',
    '',
  ),
  publishRoutes: flag(
    'Publish the port pairs that callers calculate under their slugs; false: only those between major ports, so that requests stay private',
    false,
  ),
  demoAccount: flag('Create a demo account at the first start with an empty database', true),
  tokenDays: positive('Days after which a token expires', 30),
  tokenIdleDays: positive('Days without use after which a token expires', 7),
  publicRequestsPerMinute: positive('Requests per minute and address on public paths', 600),
  loginRequestsPerMinute: positive('Login requests per minute and address', 30),
  loginFailures: positive(
    'Wrong passwords per account and address before further logins are blocked',
    10,
  ),
  loginWaitMinutes: positive('Minutes for which they are blocked', 15),
  mailRequestsPerMinute: positive('Requests for a password email per minute and address', 60),
  smtpUrl: words(
    'Mail server, smtp://user:password@host:587 or smtps://…; empty: no password emails',
    '',
  ),
  smtpTls: Type.Enum(['auto', 'required', 'optional'], {
    type: 'string',
    description: 'Whether email must be encrypted; auto: unless the server is this machine',
    default: 'auto',
  }),
  mailFrom: words('Sender of emails, e.g. Fairway <fairway@example.com>', ''),
  factorPack: string(
    "File with the operator's own emission factors, CSV or JSON; empty: only the open factors",
    { default: '' },
  ),
  shipTable: string(
    "The operator's copy of the annual THETIS-MRV file, as CSV: ships by IMO number; empty: none",
    { default: '' },
  ),
  laws: string(
    "File with the operator's own rules of EU ETS, FuelEU, UK ETS and CII, JSON; empty: none",
    { default: '' },
  ),
  memoryMegabytes: positive(
    'Memory of the process. Near it, tables kept for later requests are dropped; then calculations get 503, cached answers do not. Default: 80 % of what the container or machine has',
    Math.floor(
      (SHARE_OF_MEMORY * Math.min(process.constrainedMemory() || totalmem(), totalmem())) / 1e6,
    ),
  ),
  threads: positive('Threads for matrices and other long calculations', availableParallelism()),
  maxCalculations: positive(
    'Calculations running or queued on those threads; further ones get 503',
    50,
  ),
  maxRequestsInFlight: positive(
    'Requests processed at the same time; further ones get 503. The service lowers this limit while it cannot keep up',
    200,
  ),
  maxBodyMegabytes: positive('Total size of the request bodies that arrive at the same time', 64),
  storedAnswerMegabytes: positive(
    'Size of the compressed responses stored per account and day for repetitions with an Idempotency-Key',
    1000,
  ),
  webhookNetworks: words(
    'Private networks that webhooks and tables of jobs may be in, also by http, e.g. 10.0.0.0/8,::1; empty: public addresses by https only',
    '',
  ),
  retentionDays: positive(
    'Days after which history, security events and the daily usage of accounts are deleted',
    400,
  ),
  cacheMegabytes: positive('Size of the cache of routes and matrices', 64),
  deadlineSeconds: positive('Time limit of a calculation', 30),
  drainSeconds: positive('Time for open requests to finish when the service stops', 10),
  stopDelaySeconds: integer(
    'Time for which /ready is 503 before the service stops, so that proxies notice',
    { default: 0, minimum: 0 },
  ),
})

export type Config = Static<typeof ConfigSchema> & {
  /** The variable that `store` is from, if it is not the setting's own. */
  readonly storeVariable?: string
}
