import { type Database, type DialectWords, type Queryable, RefusedStoreError } from './database.js'

interface Migration {
  readonly version: number
  readonly title: string
  statements(words: DialectWords): readonly string[]
}

/**
 * All schema changes, in order. Never edit a released migration; add another one instead. Times are ISO
 * 8601 text in UTC, days `YYYY-MM-DD`: both sort chronologically as text.
 */
const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    title: 'accounts, tokens, daily quota',
    statements: ({ identity }) => [
      `CREATE TABLE accounts (
        id ${identity},
        email TEXT NOT NULL UNIQUE,
        password_hash TEXT NOT NULL,
        plan_type TEXT NOT NULL,
        created_at TEXT NOT NULL
      )`,
      `CREATE TABLE tokens (
        token_hash TEXT PRIMARY KEY,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        last_used_at TEXT NOT NULL
      )`,
      'CREATE INDEX tokens_by_account ON tokens (account_id)',
      `CREATE TABLE quota_days (
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        day TEXT NOT NULL,
        used BIGINT NOT NULL,
        route BIGINT NOT NULL,
        matrix_cells BIGINT NOT NULL,
        emissions BIGINT NOT NULL,
        PRIMARY KEY (account_id, day)
      )`,
      `CREATE TABLE quota_reservations (
        id ${identity},
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        day TEXT NOT NULL,
        route BIGINT NOT NULL,
        matrix_cells BIGINT NOT NULL,
        emissions BIGINT NOT NULL,
        reserved_at TEXT NOT NULL
      )`,
    ],
  },
  {
    version: 2,
    title: 'temporary passwords, idempotency keys, route history',
    statements: ({ identity }) => [
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
      `CREATE TABLE idempotency_keys (
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        idempotency_key TEXT NOT NULL,
        request_hash TEXT NOT NULL,
        claimed_at TEXT NOT NULL,
        answer TEXT,
        PRIMARY KEY (account_id, idempotency_key)
      )`,
      'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (claimed_at)',
      `CREATE TABLE route_history (
        id ${identity},
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        entry TEXT NOT NULL
      )`,
      'CREATE INDEX route_history_by_account ON route_history (account_id, id)',
    ],
  },
  {
    version: 3,
    title: 'saved routes, route statistics',
    statements: ({ identity }) => [
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
    ],
  },
  {
    version: 4,
    title: 'API keys, disabled accounts, shared login limits, security events, write probe',
    statements: ({ identity }) => [
      'ALTER TABLE accounts ADD COLUMN disabled_at TEXT',
      `CREATE TABLE api_keys (
        id ${identity},
        key_hash TEXT NOT NULL UNIQUE,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        name TEXT NOT NULL,
        scopes TEXT NOT NULL,
        created_at TEXT NOT NULL,
        expires_at TEXT,
        last_used_at TEXT
      )`,
      'CREATE INDEX api_keys_by_account ON api_keys (account_id)',
      `CREATE TABLE login_attempts (
        subject TEXT PRIMARY KEY,
        attempts INTEGER NOT NULL,
        until TEXT NOT NULL
      )`,
      'CREATE INDEX login_attempts_by_age ON login_attempts (until)',
      `CREATE TABLE security_events (
        id ${identity},
        happened_at TEXT NOT NULL,
        account_id INTEGER,
        event TEXT NOT NULL,
        detail TEXT NOT NULL
      )`,
      'CREATE INDEX security_events_by_account ON security_events (account_id, id)',
      'CREATE INDEX security_events_by_age ON security_events (happened_at)',
      'CREATE TABLE write_probes (id INTEGER PRIMARY KEY, written_at TEXT NOT NULL)',
    ],
  },
  {
    version: 5,
    title: 'burst limits of all processes together',
    statements: () => [
      `CREATE TABLE rate_buckets (
        subject TEXT PRIMARY KEY,
        tokens DOUBLE PRECISION NOT NULL,
        at_ms DOUBLE PRECISION NOT NULL,
        granted DOUBLE PRECISION NOT NULL
      )`,
    ],
  },
  {
    version: 6,
    title: 'saved and shared plans',
    statements: () => [
      `CREATE TABLE plans (
        id TEXT PRIMARY KEY,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        name TEXT NOT NULL,
        query TEXT NOT NULL,
        answer TEXT,
        created_at TEXT NOT NULL
      )`,
      'CREATE INDEX plans_by_account ON plans (account_id)',
    ],
  },
  {
    version: 7,
    title: 'size of the answers stored for idempotency keys',
    statements: () => [
      `CREATE TABLE stored_answers (
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        day TEXT NOT NULL,
        bytes BIGINT NOT NULL,
        PRIMARY KEY (account_id, day)
      )`,
    ],
  },
  {
    version: 8,
    title: 'totals that nobody has to add up, indexes for what housekeeping deletes',
    statements: () => [
      `CREATE TABLE charged_units (
        day TEXT NOT NULL,
        writer INTEGER NOT NULL,
        route BIGINT NOT NULL,
        matrix_cells BIGINT NOT NULL,
        emissions BIGINT NOT NULL,
        PRIMARY KEY (day, writer)
      )`,
      `INSERT INTO charged_units (day, writer, route, matrix_cells, emissions)
       SELECT day, 0, SUM(route), SUM(matrix_cells), SUM(emissions) FROM quota_days GROUP BY day`,
      `INSERT INTO charged_units (day, writer, route, matrix_cells, emissions)
       SELECT '', 0, COALESCE(SUM(CASE WHEN name = 'route' THEN amount END), 0),
              COALESCE(SUM(CASE WHEN name = 'matrix_cells' THEN amount END), 0),
              COALESCE(SUM(CASE WHEN name = 'emissions' THEN amount END), 0)
       FROM route_counts WHERE kind = 'pruned'`,
      "DELETE FROM route_counts WHERE kind = 'pruned'",
      `CREATE TABLE pair_counts (
        origin_port_id INTEGER NOT NULL,
        destination_port_id INTEGER NOT NULL,
        times BIGINT NOT NULL,
        accounts BIGINT NOT NULL,
        PRIMARY KEY (origin_port_id, destination_port_id)
      )`,
      `INSERT INTO pair_counts (origin_port_id, destination_port_id, times, accounts)
       SELECT origin_port_id, destination_port_id, SUM(times), COUNT(*)
       FROM asked_pairs GROUP BY origin_port_id, destination_port_id`,
      `CREATE INDEX popular_pairs ON pair_counts (times DESC, origin_port_id, destination_port_id)
       WHERE accounts >= 5`,
      'CREATE INDEX asked_pairs_by_account ON asked_pairs (account_id)',
      'CREATE INDEX quota_days_by_age ON quota_days (day)',
      'CREATE INDEX tokens_by_end ON tokens (expires_at)',
      'CREATE INDEX stored_answers_by_age ON stored_answers (day)',
      'CREATE INDEX unanswered_keys ON idempotency_keys (claimed_at) WHERE answer IS NULL',
    ],
  },
  {
    version: 9,
    title: 'identities of an identity provider, networks of keys',
    statements: () => [
      `CREATE TABLE identities (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        account_id INTEGER NOT NULL REFERENCES accounts (id),
        PRIMARY KEY (issuer, subject)
      )`,
      'CREATE INDEX identities_by_account ON identities (account_id)',
      'ALTER TABLE api_keys ADD COLUMN networks TEXT',
    ],
  },
  {
    version: 10,
    title: 'packed history',
    statements: ({ bytes }) => [`ALTER TABLE route_history ADD COLUMN packed ${bytes}`],
  },
  {
    version: 11,
    title: 'time of each upgrade, compact history',
    statements: () => ['ALTER TABLE schema_versions ADD COLUMN upgraded_at TEXT'],
  },
]

/** The first version that reads compact history, and that records when a database in use got it. */
export const COMPACT_HISTORY = 11

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
 * When a database that was in use got a version, ms since 1970; null if it was empty then. Replicas of the
 * version before may have been running, which could not read what only this one knows.
 */
export async function upgradeTime(database: Queryable, version: number): Promise<number | null> {
  const [row] = await database.query<{ at: string | null }>(
    'SELECT upgraded_at AS at FROM schema_versions WHERE version = $1',
    [version],
  )
  return typeof row?.at === 'string' ? Date.parse(row.at) : null
}

/**
 * Updates the schema in one transaction: an interrupted start leaves the old schema.
 *
 * @param version of the schema; an older one only for tests of later migrations
 * @throws Error if the database was written by a newer Fairway.
 */
export async function migrate(database: Database, version = SCHEMA_VERSION): Promise<void> {
  await database.transaction(async (inside) => {
    if (database.words.migrationLock !== null) await inside.query(database.words.migrationLock)
    await inside.query(
      'CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY, title TEXT NOT NULL)',
    )
    const current = await versionOf(inside)
    if (current > SCHEMA_VERSION) {
      throw new RefusedStoreError(
        `The store has schema version ${current}, but this version of Fairway only knows ${SCHEMA_VERSION}. Start the newer version, or restore an older copy of the store`,
      )
    }
    for (const migration of MIGRATIONS) {
      if (migration.version <= current || migration.version > version) continue
      for (const statement of migration.statements(database.words)) await inside.query(statement)
      await inside.query('INSERT INTO schema_versions (version, title) VALUES ($1, $2)', [
        migration.version,
        migration.title,
      ])
    }
    if (current === 0 || version < COMPACT_HISTORY) return
    await inside.query('UPDATE schema_versions SET upgraded_at = $1 WHERE version > $2', [
      new Date().toISOString(),
      current,
    ])
  })
}
