import { fieldProblems } from '../../contract/validation/field-problems.js'
import type { JsonSchema } from '../../contract/validation/json-schema.js'
import { readQueryText } from '../../contract/validation/query-text.js'
import { networkFault } from '../../keeping/accounts/key-networks.js'
import { isSafeAddress } from '../../keeping/accounts/provider-keys.js'
import { withoutPassword } from '../../keeping/store/database/hide-passwords.js'
import { editDistance } from '../../ports/names/edit-distance.js'
import { type Config, ConfigSchema } from './config-schema.js'
import { VALIDATORS } from './generated/validators.js'

export type { Config }

/** Maximum number of letters by which a misspelt name may differ. */
const FEW_LETTERS = 4
/** Variables for the examples of the client, which may share a shell with the service. */
const CLIENT_NAMES = ['FAIRWAY_URL', 'FAIRWAY_EMAIL', 'FAIRWAY_PASSWORD', 'FAIRWAY_KEY']

type Environment = Readonly<Record<string, string | undefined>> & {
  /** In which hosting platforms pass the address of their database. */
  readonly DATABASE_URL?: string | undefined
}

const properties: Readonly<Record<string, JsonSchema>> = ConfigSchema.properties

export function environmentName(setting: string): string {
  return `FAIRWAY_${setting.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

/** @throws Error that names every invalid variable. */
export function readConfig(environment: Environment): Config {
  const given: Record<string, string> = {}
  for (const setting of Object.keys(properties)) {
    const text = environment[environmentName(setting)]
    if (text !== undefined && text !== '') given[setting] = text
  }
  const storeVariable =
    given['store'] === undefined && environment.DATABASE_URL ? 'DATABASE_URL' : null
  if (storeVariable !== null) given['store'] = environment[storeVariable]!
  const config = { ...defaults(), ...readQueryText(ConfigSchema as JsonSchema, given) }
  const validate = VALIDATORS.get(ConfigSchema)!
  validate(config)
  // A variable is always text, so what a request would be told about types does not help.
  const faults = fieldProblems(validate.errors ?? []).map(
    ({ pointer, detail }) =>
      `${environmentName(pointer.slice(2))} ${detail.replace('a boolean, got a string', 'true or false')}`,
  )
  faults.push(...unknownNames(environment))
  faults.push(...providerFaults(config as Config))
  if (!areContacts(config.securityContact)) {
    faults.push(
      'FAIRWAY_SECURITY_CONTACT must be addresses such as mailto:security@a.example or https://a.example/report',
    )
  }
  if (!areOrigins(config.corsOrigin)) {
    faults.push(
      'FAIRWAY_CORS_ORIGIN must be *, none, or origins such as https://a.example,https://b.example',
    )
  }
  if (!areOrigins(config.embedOrigins)) {
    faults.push(
      'FAIRWAY_EMBED_ORIGINS must be *, none, or origins such as https://a.example,https://b.example',
    )
  }
  const network = networksOf(config as Config).find((one) => networkFault(one) !== null)
  if (network !== undefined) {
    faults.push(`FAIRWAY_WEBHOOK_NETWORKS ${networkFault(network)}, got ${network}`)
  }
  if (faults.length > 0) throw new Error(`The configuration is not valid: ${faults.join('; ')}.`)
  return { ...(config as Config), ...(storeVariable && { storeVariable }) }
}

/** Private networks that webhooks may reach. */
export function networksOf({ webhookNetworks }: Pick<Config, 'webhookNetworks'>): string[] {
  const networks = webhookNetworks.split(',').map((text) => text.trim())
  return networks.filter((text) => text !== '')
}

/** Unknown names that look like a setting. Without this, a misspelt one would be ignored silently. */
function unknownNames(environment: Environment): string[] {
  const known = Object.keys(properties).map(environmentName)
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('FAIRWAY_') && ![...known, ...CLIENT_NAMES].includes(name),
  )
  return unknown.map((name) => {
    const edits = known.map((one) => [one, editDistance(name, one)] as const)
    const [guess, fewest] = edits.sort((a, b) => a[1] - b[1])[0]!
    return fewest <= FEW_LETTERS
      ? `${name} is not a setting; did you mean ${guess}?`
      : `${name} is not a setting; see fairway serve --print-config`
  })
}

function areContacts(text: string): boolean {
  return (
    text === '' || text.split(',').every((one) => /^(mailto:|https:\/\/)[^\s,]+$/.test(one.trim()))
  )
}

/** An identity provider that would be ignored, or whose tokens for other services would be accepted. */
function providerFaults({ oidcIssuer, oidcAudience, oidcJwksUrl, auth }: Config): string[] {
  if (oidcIssuer === '') {
    const isForgotten = oidcAudience !== '' || oidcJwksUrl !== ''
    return isForgotten ? ['FAIRWAY_OIDC_ISSUER is missing for the other FAIRWAY_OIDC settings'] : []
  }
  const isSafe = [oidcIssuer, oidcJwksUrl || oidcIssuer].every(isSafeAddress)
  return [
    ...(isSafe ? [] : ['FAIRWAY_OIDC_ISSUER and FAIRWAY_OIDC_JWKS_URL must be https addresses']),
    ...(oidcAudience === '' ? ['FAIRWAY_OIDC_AUDIENCE must name the audience of the tokens'] : []),
    ...(auth === 'none' ? ['FAIRWAY_OIDC_ISSUER needs FAIRWAY_AUTH=accounts or keys'] : []),
  ]
}

/**
 * Origins as browsers send them: a scheme, a host and possibly a port, without a path or a trailing
 * slash.
 */
function areOrigins(text: string): boolean {
  if (text === '*' || text === 'none') return true
  return text
    .split(',')
    .every((origin) => /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@*]+$/i.test(origin.trim()))
}

export function defaults(): Config {
  return Object.fromEntries(
    Object.entries(properties).map(([name, declared]) => [name, declared.default]),
  ) as Config
}

/** The settings as lines for a shell, without passwords. */
export function describeConfig(config: Config): string {
  return Object.entries(properties)
    .map(([name, { description }]) => {
      const text = withoutPassword(String(config[name as keyof Config]))
      return `# ${description}\n${environmentName(name)}=${text}`
    })
    .join('\n')
}
