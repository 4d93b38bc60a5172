import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { VALIDATORS } from './generated/validators.js'
import { type PlansFile, PlansSchema } from './plans-schema.js'

/**
 * The plan of the single account with FAIRWAY_AUTH=none. No command assigns it to any other account.
 */
export const UNLIMITED = 'unlimited'

export interface Plan {
  readonly dailyLimit: number | null
  readonly requestsPerMinute: number | null
  /** Jobs that may be open at a time. */
  readonly openJobs: number
  /** Rows of a job. */
  readonly jobRows: number
}

/** What the service allows every plan, and what a plan has that says nothing. Judgements (2026). */
const MOST = { openJobs: 100, jobRows: 20_000 }
const USUAL = { openJobs: 5, jobRows: 20_000 }

/** The plans in the operator's file. */
export class Plans {
  readonly #plans: ReadonlyMap<string, Plan>
  /** Of what the file says, so that two processes can be compared. */
  readonly version: string
  readonly #missing = new Set<string>()
  /** Told once of each plan that an account has and the file has not. */
  onMissing: (missing: string, instead: string) => void = () => {}

  constructor(plans: PlansFile) {
    this.version = createHash('sha256').update(JSON.stringify(plans)).digest('hex').slice(0, 12)
    this.#plans = new Map(
      Object.entries(plans).map(([name, plan]) => [
        name,
        {
          dailyLimit: plan.daily_limit,
          requestsPerMinute: plan.requests_per_minute,
          openJobs: atMost(MOST.openJobs, plan.open_jobs, USUAL.openJobs),
          jobRows: atMost(MOST.jobRows, plan.job_rows, USUAL.jobRows),
        },
      ]),
    )
  }

  get names(): string[] {
    return [...this.#plans.keys()]
  }

  has(name: string): boolean {
    return this.#plans.has(name)
  }

  /** An account whose plan is no longer in the file gets the first plan, never an unlimited one. */
  of(name: string): Plan {
    const known = this.#plans.get(name)
    if (known !== undefined) return known
    if (name === UNLIMITED) return { dailyLimit: null, requestsPerMinute: null, ...MOST }
    const [instead, plan] = this.#plans.entries().next().value!
    if (!this.#missing.has(name)) {
      this.#missing.add(name)
      this.onMissing(name, instead)
    }
    return plan
  }
}

function atMost(most: number, limit: number | null | undefined, usual: number): number {
  return Math.min(most, limit === undefined ? usual : (limit ?? most))
}

/** @throws Error that names the fault in the file */
export function loadPlans(path: string): Plans {
  const plans = readPlansFile(path)
  const validate = VALIDATORS.get(PlansSchema)!
  if (validate(plans)) return new Plans(plans as PlansFile)
  const faults = validate.errors!.map(({ instancePath, keyword, params, message }) => {
    if (keyword === 'additionalProperties') {
      const { additionalProperty } = params as { additionalProperty: string }
      return `plans${instancePath}/${additionalProperty} is no limit of a plan`
    }
    const isLimit = instancePath.split('/').length > 2
    return `plans${instancePath} ${isLimit ? 'must be a whole number, 0 or more, or null for no limit' : message}`
  })
  throw new Error(`The plans in ${path} are not valid: ${[...new Set(faults)].join('; ')}.`)
}

function readPlansFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(
      `The plans could not be read from ${path}: ${(error as Error).message.replaceAll(/\s+/g, ' ')}. Correct the file, or set FAIRWAY_PLANS to another.`,
    )
  }
}
