import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { verifyPassword } from '../../../src/keeping/accounts/passwords.js'
import { openStore } from '../../../src/keeping/store/database/store.js'
import { UsageError } from '../../../src/tables/text/failure.js'
import { fairway as compiledFairway } from '../../support/compiled.js'
import { newStore, run } from './run.js'

const fairway = (args: string, store: string, input = '') => run(args.split(' '), { store, input })

async function accountIn(path: string, email: string) {
  const store = await openStore(path)
  const account = await store.accounts.byEmail(email)
  await store.close()
  return account
}

describe('fairway account', () => {
  test('creates an account with a password from standard input', async () => {
    const store = newStore()
    const password = 'a password from standard input'
    const create = 'account create --email a@example.com --plan pro --password-stdin'
    const made = await fairway(create, store, `${password}\n`)
    expect(made).toMatchObject({ errors: '', output: 'Account 1: a@example.com, plan pro\n' })
    const account = await accountIn(store, 'a@example.com')
    expect(await verifyPassword(account!.passwordHash, password)).toBe(true)

    const again = await fairway(create, store, `${password}\n`)
    expect(again.errors).toContain('already exists')
  })

  test('generates a password when none is given, and shows it once', async () => {
    const store = newStore()
    const { output } = await fairway('account create --email a@example.com', store)
    const password = /shown only once\): (\S+)/.exec(output)?.[1]
    const account = await accountIn(store, 'a@example.com')
    expect(account?.planType).toBe('trial')
    expect(await verifyPassword(account!.passwordHash, password!)).toBe(true)
  })

  test('changes plan and password, lists, and logs out everywhere', async () => {
    const store = newStore()
    await fairway('account create --email a@example.com', store)
    const before = await accountIn(store, 'a@example.com')
    await fairway('account set-plan --email a@example.com --plan basic', store)
    const changed = await fairway('account set-password --email a@example.com', store)
    expect(changed.output).toContain('0 tokens revoked')
    const after = await accountIn(store, 'a@example.com')
    expect(after?.planType).toBe('basic')
    expect(after?.passwordHash).not.toBe(before?.passwordHash)
    expect((await fairway('account list', store)).output).toMatch(/^1\ta@example\.com\tbasic\t/)
    const revoked = await fairway('account revoke-tokens --email a@example.com', store)
    expect(revoked.output).toBe('Account 1: 0 tokens revoked\n')
    const reset = await fairway('account reset-usage --email a@example.com', store)
    expect(reset.output).toBe('Account 1: usage today reset to 0, was 0 queries\n')
  })

  test.each([
    ['account create --email nonsense', '', 'not an email'],
    ['account create --email a@b.c --plan gold', '', 'The plans are trial'],
    ['account create --email a@b.c --password-stdin', 'short\n', 'at least 15 characters'],
    ['account create --email a@b.c --password-stdin', '', 'No password on standard input'],
    ['account set-plan --email a@b.c --plan pro', '', 'no account'],
    ['account reset-usage --email a@b.c', '', 'no account'],
    ['account key revoke --email other@example.com --id 7', '', 'no key 7'],
    ['account events --limit many', '', 'Give a whole number from 1'],
  ])('rejects %s (%j)', async (args, input, reason) => {
    const store = newStore()
    await fairway('account create --email other@example.com', store)
    const { error, errors, output } = await fairway(args, store, input)
    expect(output).toBe('')
    expect(errors).toContain(reason)
    const isParsed = error instanceof UsageError
    expect(isParsed || error?.constructor.name === 'CommanderError').toBe(true)
  })

  test('distinguishes an email that is taken from one that is invalid', async () => {
    const store = newStore()
    await fairway('account create --email a@example.com', store)
    const { error } = await fairway('account create --email a@example.com', store)
    expect(error?.message).toContain('already exists')
    expect(error).not.toBeInstanceOf(UsageError)
  })

  test('only creates a first account on a store that does not exist', async () => {
    const store = newStore()
    for (const task of [
      'account list',
      'account set-plan --email a@b.c --plan pro',
      'store backup x.db',
    ]) {
      const { errors, output } = await fairway(task, store)
      expect(output).toBe('')
      expect(errors).toBe(
        `There is no store at ${store}. Run the command in the folder of the service, or set FAIRWAY_STORE.`,
      )
      expect(existsSync(store)).toBe(false)
    }
    const created = await run(['account', 'create', '--email', 'a@example.com'], { store })
    expect(created.notes).toEqual([`New store: ${store}`])
  })
})

describe('fairway serve', () => {
  test('prints its configuration on request, and exits', async () => {
    const { output } = await fairway('serve --print-config', newStore())
    expect(output).toContain('FAIRWAY_PORT=8080')
  })
})

/** The command as a shell runs it. */
async function shell(args: readonly string[]) {
  const child = spawn(process.execPath, compiledFairway(...args), {
    env: { ...process.env, FAIRWAY_STORE: newStore() },
  })
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { output, errors, code }
}

describe('the process', () => {
  test('ends with 1 and one line of reason when there is no answer', async () => {
    const { errors, code } = await shell([
      'account',
      'set-plan',
      '--plan',
      'pro',
      '--email',
      'a@b.c',
    ])
    expect(code).toBe(1)
    expect(errors).toMatch(/^fairway: There is no store at .*, or set FAIRWAY_STORE\.\n$/)
  })

  test('ends with 2 when the command line is wrong', async () => {
    const option = await shell(['route', 'Rotterdam', 'Singapore', '--sped', '14kn'])
    expect(option.code).toBe(2)
    expect(option.errors).toContain('Did you mean --speed?')
    const port = await shell(['route', 'Rotterdem', 'Singapore'])
    expect(port.code).toBe(2)
    expect(port.errors).toContain('fairway: There is no port "Rotterdem".')
  })

  test('ends with 0 after help', async () => {
    const { output, code } = await shell(['route', '--help'])
    expect(code).toBe(0)
    expect(output).toContain('LATITUDE,LONGITUDE')
    expect(output.replaceAll(/\s+/g, ' ')).toMatch(
      /--vessel .* others that the API reference lists\)/,
    )
  })
})

describe('fairway account key and the maintenance of accounts', () => {
  test('creates, lists and revokes keys', async () => {
    const store = newStore()
    await fairway('account create --email a@example.com', store)
    const create =
      'account key create --email a@example.com --name report --scopes routes --days 30'
    const made = await fairway(create, store)
    expect(made.output).toMatch(/^Key 1 of account 1 \(shown only once\):\nfwk_[\w-]{43}\n$/)
    const list = await fairway('account key list --email a@example.com', store)
    expect(list.output).toMatch(/^1\treport\troutes\t\S+\t-\t\S+\n$/)
    const limited = 'account key create --email a@example.com --name office --networks'
    await fairway(`${limited} 192.0.2.0/24,2001:db8::1`, store)
    const both = await fairway('account key list --email a@example.com', store)
    expect(both.output).toMatch(/\n2\toffice\t.*\t-\t-\t192\.0\.2\.0\/24,2001:db8::1\n$/)
    expect((await fairway(`${limited} 192.0.2.0/33`, store)).errors).toContain('192.0.2.0/33 must')
    const revoke = 'account key revoke --email a@example.com --id 1'
    expect((await fairway(revoke, store)).output).toBe('Key 1 revoked: report\n')
    expect((await fairway(revoke, store)).errors).toContain('has no key 1')
    expect((await fairway(`${create} --scopes all`, store)).errors).toContain(
      'use routes, emissions',
    )
  })

  test('disables, enables, exports and deletes an account', async () => {
    const store = newStore()
    await fairway('account create --email a@example.com', store)
    expect((await fairway('account disable --email a@example.com', store)).output).toContain(
      'disabled',
    )
    expect((await fairway('account enable --email a@example.com', store)).output).toContain(
      'enabled',
    )
    const exported = await fairway('account export --email a@example.com', store)
    expect(JSON.parse(exported.output).accounts).toMatchObject([{ email: 'a@example.com' }])
    expect((await fairway('account delete --email a@example.com', store)).errors).toContain('--yes')
    await fairway('account delete --email a@example.com --yes', store)
    expect((await fairway('account list', store)).output).toBe('')
  })
})

describe('fairway account link', () => {
  test('accepts a subject of the identity provider once, and takes it back', async () => {
    const store = newStore()
    await fairway('account create --email a@example.com', store)
    const link = 'account link --email a@example.com --subject ann'
    expect((await fairway(link, store)).errors).toContain('FAIRWAY_OIDC_ISSUER')
    const settings = {
      FAIRWAY_OIDC_ISSUER: 'https://login.example.com',
      FAIRWAY_OIDC_AUDIENCE: 'fairway',
    }
    const linked = await run(link.split(' '), { store, settings })
    expect(linked.output).toContain('accepts ann of https://login.example.com')
    expect((await run(link.split(' '), { store, settings })).errors).toContain('already linked')
    const { output } = await fairway('account unlink --email a@example.com', store)
    expect(output).toContain('1 identities removed')
  })
})

describe('fairway store backup', () => {
  test('writes a copy that a service can be restored from, while the store is in use', async () => {
    const path = newStore()
    const store = await openStore(path, { isOwner: true })
    onTestFinished(() => store.close())
    await fairway('account create --email before@example.com', path)
    const copy = newStore()
    const { output } = await fairway(`store backup ${copy}`, path)
    expect(output).toBe(`Copy written and checked: ${copy}\n`)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    await fairway('account create --email after@example.com', path)
    // A restore drill: the copy is a complete store with the content of that moment.
    expect((await fairway('account list', copy)).output).toMatch(/^1\tbefore@example.com\t.*\n$/)
    expect((await fairway(`store backup ${copy}`, path)).errors).toContain('exists')
  })
})
