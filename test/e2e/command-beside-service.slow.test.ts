import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeAccounts, PASSWORD, writePlan } from '../support/accounts.js'
import { ask, logIn } from '../support/http-client.js'
import { runBeside } from '../support/run-beside.js'
import { startProcess } from '../support/service-process.js'
import { temporaryFolder } from '../support/temporary.js'

const START_MS = Date.parse('2026-11-21T08:00:00Z')
const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const EMAIL = 'caller@example.com'

/** A service whose store was looked at by a probe, and that has answered some calls. */
async function usedService() {
  const folder = temporaryFolder()
  const store = join(folder, 'fairway.db')
  await makeAccounts(store, 'load', [EMAIL])
  const settings = {
    FAIRWAY_STORE: store,
    FAIRWAY_PLANS: writePlan(join(folder, 'plans.json'), 'load', 100),
  }
  const service = await startProcess(settings, START_MS)
  expect((await ask(`${service.url}/ready`)).status).toBe(200)
  const token = await logIn(service.url, EMAIL, PASSWORD)
  const calculate = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const answer = await ask(`${service.url}/calculate-route`, { token, json: ROUTE })
      expect(answer.status, answer.text).toBe(200)
    }
  }
  const used = async (url: string) => (await ask(`${url}/auth/usage`, { token })).body.used
  return { folder, settings, service, calculate, used }
}

const CREATE = ['account', 'create', '--email', 'new@example.com', '--plan', 'load']
const COMMANDS = [
  { name: 'account list', args: () => ['account', 'list'] },
  { name: 'account events', args: () => ['account', 'events'] },
  { name: 'account create', args: () => CREATE },
  { name: 'store backup', args: (folder: string) => ['store', 'backup', join(folder, 'copy.db')] },
]

test.each(COMMANDS)(
  'what a service answers after $name beside it survives a power cut',
  { timeout: 60_000 },
  async ({ args }) => {
    const { folder, settings, service, calculate, used } = await usedService()
    await calculate(2)
    await runBeside(settings, args(folder))
    expect((await ask(`${service.url}/ready`)).status).toBe(200)
    await calculate(5)
    await service.kill()
    const restarted = await startProcess(settings, START_MS)
    expect(await used(restarted.url)).toBe(7)
    await restarted.terminate()
  },
)

test('an account that a command creates beside the service can log in at once, and a backup holds every call', {
  timeout: 60_000,
}, async () => {
  const { folder, settings, service, calculate, used } = await usedService()
  await runBeside(settings, ['account', 'list'])
  await calculate(3)
  const password = /^Password.*: (\S+)$/m.exec(await runBeside(settings, CREATE))![1]!
  expect(await logIn(service.url, 'new@example.com', password)).toBeTruthy()

  const copy = join(folder, 'copy.db')
  await runBeside(settings, ['store', 'backup', copy])
  await service.terminate()
  const copied = await startProcess({ ...settings, FAIRWAY_STORE: copy }, START_MS)
  expect(await used(copied.url)).toBe(3)
  await copied.terminate()
})
