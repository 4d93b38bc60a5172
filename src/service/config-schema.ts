import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Static } from 'typebox'
import { AUTH_MODES } from '../api/schemas/operations.js'
import { Type } from '../api/schemas/type.js'
import { POSTGRES_LIMITS } from '../store/postgres.js'

const fromPackage = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url))

const positive = (description: string, value: number) =>
  Type.Integer({ description, default: value, minimum: 1 })

/**
 * Every setting, with its type, its default and its purpose. The variable of `corsOrigin` is
 * `FAIRWAY_CORS_ORIGIN`, and likewise for all others.
 */
export const ConfigSchema = Type.Object({
  host: Type.String({ description: 'Address to listen on', default: '127.0.0.1' }),
  port: Type.Integer({
    description: 'Port to listen on',
    default: 8080,
    minimum: 0,
    maximum: 65535,
  }),
  store: Type.String({
    description:
      'Database: a file, or postgresql://user:password@host/database; DATABASE_URL is used if this is not set',
    default: './var/fairway.db',
  }),
  storeConnections: positive('Connections to PostgreSQL', POSTGRES_LIMITS.connections),
  data: Type.String({ description: 'Folder of the sea data', default: fromPackage('data') }),
  resolutions: Type.String({
    description:
      'Resolutions of the sea to open, km, separated by commas and including 20: each takes some 80 MB; empty: all. Commands read it too',
    default: '',
  }),
  overlay: Type.String({
    description:
      'GeoJSON file of shoals, walls and closures that apply to every request; empty: none. Commands read it too',
    default: '',
  }),
  plans: Type.String({
    description: 'File of the plans',
    default: fromPackage('config/plans.json'),
  }),
  corsOrigin: Type.String({
    description: 'Origins that browsers may call from: *, a comma-separated list, or none',
    default: '*',
  }),
  auth: Type.Enum([...AUTH_MODES], {
    type: 'string',
    description:
      'Who may call. accounts: with a login or a key; keys: with a key only; none: anyone, for a service behind your own proxy',
    default: 'accounts',
  }),
  oidcIssuer: Type.String({
    description:
      'Issuer of the identity provider whose access tokens are accepted beside logins and keys, exactly as in its tokens, e.g. https://login.example.com/realms/main; empty: none',
    default: '',
  }),
  oidcAudience: Type.String({
    description: 'Audience of its tokens for this service; required with an issuer',
    default: '',
  }),
  oidcJwksUrl: Type.String({
    description: 'Address of its public keys; empty: as its discovery document says',
    default: '',
  }),
  oidcAccountClaim: Type.String({
    description:
      'Claim that names the account: one that never changes, or email for the account with that verified email',
    default: 'sub',
    minLength: 1,
  }),
  oidcNewAccounts: Type.Enum(['reject', 'create'], {
    type: 'string',
    description: 'What happens to a valid token whose account is not known',
    default: 'reject',
  }),
  oidcPlanClaim: Type.String({
    description:
      'Claim that names the plan of the account, a text or a list; empty: plans are set by the operator',
    default: '',
  }),
  oidcPlan: Type.String({
    description: 'Plan of accounts that are created for a token without a claim for the plan',
    default: 'trial',
  }),
  keyInUrl: Type.Boolean({
    description:
      'true: /v1/distance takes a key in its address, for spreadsheets. Addresses end up in logs and histories: only keys whose one scope is routes are taken',
    default: false,
  }),
  embedOrigins: Type.String({
    description:
      'Pages that may show /embed in a frame: *, a comma-separated list of origins, or none',
    default: 'none',
  }),
  publicUrl: Type.String({
    description:
      'Public address of the service, for previews of shared links; empty: the address of the request',
    default: '',
  }),
  securityContact: Type.String({
    description:
      'Whom to tell of a vulnerability, for /.well-known/security.txt: mailto: or https addresses, separated by commas; empty: no such file',
    default: '',
  }),
  logLevel: Type.Enum(['silent', 'error', 'warn', 'info', 'debug'], {
    type: 'string',
    description: 'Lowest severity that is logged',
    default: 'info',
  }),
  metricsAddress: Type.String({
    description:
      'Address, host:port, that answers /metrics, /health and /ready on a separate thread, even while the service is overloaded; /metrics is then served there only',
    default: '',
  }),
  trustedProxies: Type.String({
    description:
      'Addresses or networks of proxies whose X-Forwarded-For is trusted, e.g. 127.0.0.1,10.0.0.0/8',
    default: '',
  }),
  publishRoutes: Type.Boolean({
    description:
      'Publish the port pairs that callers calculate under their slugs; false: only those between major ports, so that requests stay private',
    default: false,
  }),
  demoAccount: Type.Boolean({
    description: 'Create a demo account at the first start with an empty database',
    default: true,
  }),
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
  smtpUrl: Type.String({
    description:
      'Mail server, smtp://user:password@host:587 or smtps://…; empty: no password emails',
    default: '',
  }),
  smtpTls: Type.Enum(['auto', 'required', 'optional'], {
    type: 'string',
    description: 'Whether email must be encrypted; auto: unless the server is this machine',
    default: 'auto',
  }),
  mailFrom: Type.String({
    description: 'Sender of emails, e.g. Fairway <fairway@example.com>',
    default: '',
  }),
  factorPack: Type.String({
    description:
      "File with the operator's own emission factors, CSV or JSON; empty: only the open factors",
    default: '',
  }),
  shipTable: Type.String({
    description:
      "The operator's copy of the annual THETIS-MRV file, as CSV: ships by IMO number; empty: none",
    default: '',
  }),
  laws: Type.String({
    description:
      "File with the operator's own rules of EU ETS, FuelEU, UK ETS and CII, JSON; empty: none",
    default: '',
  }),
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
  retentionDays: positive(
    'Days after which history, security events and the daily usage of accounts are deleted',
    400,
  ),
  cacheMegabytes: positive('Size of the cache of routes and matrices', 64),
  deadlineSeconds: positive('Time limit of a calculation', 30),
  drainSeconds: positive('Time for open requests to finish when the service stops', 10),
  stopDelaySeconds: Type.Integer({
    description: 'Time for which /ready is 503 before the service stops, so that proxies notice',
    default: 0,
    minimum: 0,
  }),
})

export type Config = Static<typeof ConfigSchema> & {
  /** The variable that `store` is from, if it is not the setting's own. */
  readonly storeVariable?: string
}
