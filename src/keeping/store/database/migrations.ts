import { type Database, type DialectWords, type Queryable, RefusedStoreError } from './database.js'

interface Migration {
  readonly version: number
  readonly title: string
  statements(words: DialectWords): readonly string[]
}

/**
 * All schema changes, in order. Never edit a released migration; add another one instead. Times are ISO
 * 8601 text in UTC, days `YYYY-MM-DD`: both sort chronologically as text. Until the first release there is
 * one schema; if it changes, it gets the next number, and stores of earlier numbers are refused.
 */
const MIGRATIONS: readonly Migration[] = [
  {
    version: 12,
    title: 'the schema of the first release',
    statements: ({ identity, bytes }) => [
      `CREATE TABLE accounts (
        id ${identity},
        email TEXT NOT NULL UNIQUE,
        password_hash TEXT NOT NULL,
        plan_type TEXT NOT NULL,
        created_at TEXT NOT NULL,
        disabled_at TEXT
      )`,
      `CREATE TABLE identities (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        PRIMARY KEY (issuer, subject)
      )`,
      'CREATE INDEX identities_by_account ON identities (account_id)',
      `CREATE TABLE tokens (
        token_hash TEXT PRIMARY KEY,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        last_used_at TEXT NOT NULL
      )`,
      'CREATE INDEX tokens_by_account ON tokens (account_id)',
      'CREATE INDEX tokens_by_end ON tokens (expires_at)',
      `CREATE TABLE api_keys (
        id ${identity},
        key_hash TEXT NOT NULL UNIQUE,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        name TEXT NOT NULL,
        scopes TEXT NOT NULL,
        networks TEXT,
        created_at TEXT NOT NULL,
        expires_at TEXT,
        last_used_at TEXT
      )`,
      'CREATE INDEX api_keys_by_account ON api_keys (account_id)',
      `CREATE TABLE temporary_passwords (
        secret_hash TEXT PRIMARY KEY,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        expires_at TEXT NOT NULL
      )`,
      'CREATE INDEX temporary_passwords_by_account ON temporary_passwords (account_id)',
      `CREATE TABLE password_mails (
        account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
        last_at TEXT NOT NULL,
        day TEXT NOT NULL,
        count_of_day INTEGER NOT NULL
      )`,
      `CREATE TABLE login_attempts (
        subject TEXT PRIMARY KEY,
        attempts INTEGER NOT NULL,
        until TEXT NOT NULL
      )`,
      'CREATE INDEX login_attempts_by_age ON login_attempts (until)',
      `CREATE TABLE rate_buckets (
        subject TEXT PRIMARY KEY,
        tokens DOUBLE PRECISION NOT NULL,
        at_ms DOUBLE PRECISION NOT NULL,
        granted DOUBLE PRECISION NOT NULL
      )`,
      `CREATE TABLE security_events (
        id ${identity},
        happened_at TEXT NOT NULL,
        account_id INTEGER,
        event TEXT NOT NULL,
        detail TEXT NOT NULL
      )`,
      'CREATE INDEX security_events_by_account ON security_events (account_id, id)',
      'CREATE INDEX security_events_by_age ON security_events (happened_at)',
      `CREATE TABLE quota_days (
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        day TEXT NOT NULL,
        used BIGINT NOT NULL,
        route BIGINT NOT NULL,
        matrix_cells BIGINT NOT NULL,
        emissions BIGINT NOT NULL,
        PRIMARY KEY (account_id, day)
      )`,
      'CREATE INDEX quota_days_by_age ON quota_days (day)',
      `CREATE TABLE quota_reservations (
        id ${identity},
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        day TEXT NOT NULL,
        route BIGINT NOT NULL,
        matrix_cells BIGINT NOT NULL,
        emissions BIGINT NOT NULL,
        reserved_at TEXT NOT NULL
      )`,
      `CREATE TABLE charged_units (
        day TEXT NOT NULL,
        writer INTEGER NOT NULL,
        route BIGINT NOT NULL,
        matrix_cells BIGINT NOT NULL,
        emissions BIGINT NOT NULL,
        PRIMARY KEY (day, writer)
      )`,
      `CREATE TABLE idempotency_keys (
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        idempotency_key TEXT NOT NULL,
        request_hash TEXT NOT NULL,
        claimed_at TEXT NOT NULL,
        answer TEXT,
        PRIMARY KEY (account_id, idempotency_key)
      )`,
      'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (claimed_at)',
      'CREATE INDEX unanswered_keys ON idempotency_keys (claimed_at) WHERE answer IS NULL',
      `CREATE TABLE stored_answers (
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        day TEXT NOT NULL,
        bytes BIGINT NOT NULL,
        PRIMARY KEY (account_id, day)
      )`,
      'CREATE INDEX stored_answers_by_age ON stored_answers (day)',
      `CREATE TABLE route_history (
        id ${identity},
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        route_id TEXT NOT NULL,
        created_ms BIGINT NOT NULL,
        packed ${bytes} NOT NULL
      )`,
      'CREATE INDEX route_history_by_account ON route_history (account_id, id)',
      `CREATE TABLE plans (
        id TEXT PRIMARY KEY,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        name TEXT NOT NULL,
        query TEXT NOT NULL,
        answer TEXT,
        created_at TEXT NOT NULL
      )`,
      'CREATE INDEX plans_by_account ON plans (account_id)',
      `CREATE TABLE saved_routes (
        id ${identity},
        slug TEXT NOT NULL UNIQUE,
        origin_port_id INTEGER NOT NULL,
        destination_port_id INTEGER NOT NULL,
        distance_km DOUBLE PRECISION NOT NULL,
        data_version TEXT NOT NULL,
        updated_at TEXT NOT NULL
      )`,
      'CREATE INDEX saved_routes_by_origin ON saved_routes (origin_port_id)',
      `CREATE TABLE route_counts (
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        amount BIGINT NOT NULL,
        PRIMARY KEY (kind, name)
      )`,
      `CREATE TABLE asked_pairs (
        origin_port_id INTEGER NOT NULL,
        destination_port_id INTEGER NOT NULL,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        times BIGINT NOT NULL,
        last_day TEXT NOT NULL,
        PRIMARY KEY (origin_port_id, destination_port_id, account_id)
      )`,
      'CREATE INDEX asked_pairs_by_age ON asked_pairs (last_day)',
      'CREATE INDEX asked_pairs_by_account ON asked_pairs (account_id)',
      `CREATE TABLE pair_counts (
        origin_port_id INTEGER NOT NULL,
        destination_port_id INTEGER NOT NULL,
        times BIGINT NOT NULL,
        accounts BIGINT NOT NULL,
        PRIMARY KEY (origin_port_id, destination_port_id)
      )`,
      `CREATE INDEX popular_pairs ON pair_counts (times DESC, origin_port_id, destination_port_id)
       WHERE accounts >= 5`,
      'CREATE TABLE write_probes (id INTEGER PRIMARY KEY, written_at TEXT NOT NULL)',
    ],
  },
  {
    version: 13,
    title: 'when the token was issued that set a plan',
    statements: () => ['ALTER TABLE accounts ADD COLUMN plan_issued_at BIGINT'],
  },
  {
    version: 14,
    title: 'jobs',
    statements: ({ bytes }) => [
      `CREATE TABLE jobs (
        id TEXT PRIMARY KEY,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        kind TEXT NOT NULL,
        is_strict INTEGER NOT NULL,
        row_count INTEGER NOT NULL,
        answered INTEGER NOT NULL,
        rejected INTEGER NOT NULL,
        state TEXT NOT NULL,
        created_at TEXT NOT NULL,
        started_at TEXT,
        ended_at TEXT,
        holder TEXT,
        claims INTEGER NOT NULL,
        due_at TEXT NOT NULL,
        served_at TEXT NOT NULL,
        webhook_url TEXT,
        webhook_secret TEXT,
        webhook_due TEXT,
        webhook_attempts INTEGER NOT NULL,
        webhook_delivered TEXT
      )`,
      'CREATE INDEX jobs_by_account ON jobs (account_id, created_at)',
      "CREATE INDEX open_jobs ON jobs (due_at) WHERE state = 'open'",
      'CREATE INDEX ended_jobs ON jobs (ended_at) WHERE ended_at IS NOT NULL',
      'CREATE INDEX due_webhooks ON jobs (webhook_due) WHERE webhook_due IS NOT NULL',
      `CREATE TABLE job_rows (
        job_id TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
        first_row INTEGER NOT NULL,
        packed ${bytes} NOT NULL,
        PRIMARY KEY (job_id, first_row)
      )`,
      `CREATE TABLE job_answers (
        job_id TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
        row_number INTEGER NOT NULL,
        packed ${bytes} NOT NULL,
        PRIMARY KEY (job_id, row_number)
      )`,
    ],
  },
]

const FIRST_VERSION = MIGRATIONS[0]!.version
const SCHEMA_VERSION = MIGRATIONS.at(-1)!.version

/** Whether a PostgreSQL database needs no migration, which may take minutes. */
export async function isCurrent(database: Database): Promise<boolean> {
  const tables = await database.query(
    `SELECT table_name FROM information_schema.tables
     WHERE table_name = 'schema_versions' AND table_schema = current_schema()`,
  )
  return tables.length > 0 && (await versionOf(database)) === SCHEMA_VERSION
}

async function versionOf(database: Queryable): Promise<number> {
  const [row] = await database.query<{ version: number | null }>(
    'SELECT MAX(version) AS version FROM schema_versions',
  )
  return row?.version ?? 0
}

/**
 * Updates the schema in one transaction: an interrupted start leaves the old schema.
 *
 * @throws RefusedStoreError if a newer Fairway wrote the database, or a build before the first release
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (inside) => {
    if (database.words.migrationLock !== null) await inside.query(database.words.migrationLock)
    await inside.query(
      'CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY, title TEXT NOT NULL)',
    )
    const current = await versionOf(inside)
    refuseUnknown(current)
    for (const migration of MIGRATIONS) {
      if (migration.version <= current) continue
      for (const statement of migration.statements(database.words)) await inside.query(statement)
      await inside.query('INSERT INTO schema_versions (version, title) VALUES ($1, $2)', [
        migration.version,
        migration.title,
      ])
    }
  })
}

function refuseUnknown(version: number): void {
  if (version > SCHEMA_VERSION) {
    throw new RefusedStoreError(
      `The store has schema version ${version}, but this version of Fairway only knows ${SCHEMA_VERSION}. Start the newer version, or restore an older copy of the store`,
    )
  }
  if (version > 0 && version < FIRST_VERSION) {
    throw new RefusedStoreError(
      `The store has schema version ${version} of a build before the first release, which this version can't read. Keep the store as a copy, name a new file or database, and create the accounts again`,
    )
  }
}
