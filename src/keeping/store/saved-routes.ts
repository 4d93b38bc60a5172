import type { Database, Queryable, Writing } from './database/database.js'

/** The name and the length of a route between two ports. The line itself is not stored. */
export interface SavedRoute {
  readonly slug: string
  readonly originPortId: number
  readonly destinationPortId: number
  readonly distanceKm: number
  /** Version of the sea data on which the length was measured. */
  readonly dataVersion: string
  /** When it was calculated, ISO 8601, UTC. */
  readonly updatedAt: string
}

export interface ListedRoute extends SavedRoute {
  /** Increases with each saved route; used as the cursor of a page. */
  readonly id: number
}

const COLUMNS = `id, slug, origin_port_id AS "originPortId", destination_port_id AS "destinationPortId",
  distance_km AS "distanceKm", data_version AS "dataVersion", updated_at AS "updatedAt"`

/** Adds a route, or updates its length for new sea data; writes nothing if it is up to date. */
const SAVE = `
  INSERT INTO saved_routes (slug, origin_port_id, destination_port_id, distance_km, data_version, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (slug) DO UPDATE SET
    distance_km = excluded.distance_km,
    data_version = excluded.data_version,
    updated_at = excluded.updated_at
  WHERE saved_routes.data_version <> excluded.data_version`

/** Port-to-port routes by their slugs. */
export class SavedRoutes {
  constructor(private readonly database: Database) {}

  /** Adds a route in the transaction of the charge. */
  add(route: SavedRoute): Writing {
    return (inside) => save(inside, route)
  }

  /** Saves all or none. Several processes may save the same routes concurrently. */
  async addAll(routes: readonly SavedRoute[]): Promise<void> {
    // A fixed order, so that two processes never deadlock on each other's rows.
    const ordered = [...routes].sort((a, b) => (a.slug < b.slug ? -1 : 1))
    await this.database.transaction(async (inside) => {
      for (const route of ordered) await save(inside, route)
    })
  }

  async bySlug(slug: string): Promise<SavedRoute | null> {
    const [row] = await this.database.query<SavedRoute>(
      `SELECT ${COLUMNS} FROM saved_routes WHERE slug = $1`,
      [slug],
    )
    return row ?? null
  }

  /** In the order in which they were saved, starting after a given route. */
  list(limit: number, after: number | null): Promise<ListedRoute[]> {
    return this.database.query<ListedRoute>(
      `SELECT ${COLUMNS} FROM saved_routes WHERE id > $1 ORDER BY id LIMIT $2`,
      [after ?? 0, limit],
    )
  }

  /** Slugs of the routes from a port that are up to date for this sea data. */
  async slugsFrom(originPortId: number, dataVersion: string): Promise<string[]> {
    const rows = await this.database.query<{ slug: string }>(
      'SELECT slug FROM saved_routes WHERE origin_port_id = $1 AND data_version = $2',
      [originPortId, dataVersion],
    )
    return rows.map(({ slug }) => slug)
  }

  /** Routes measured on other sea data, starting after a given route. */
  listOutdated(dataVersion: string, limit: number, after: number): Promise<ListedRoute[]> {
    return this.database.query<ListedRoute>(
      `SELECT ${COLUMNS} FROM saved_routes WHERE data_version <> $1 AND id > $2
       ORDER BY id LIMIT $3`,
      [dataVersion, after, limit],
    )
  }
}

async function save(inside: Queryable, route: SavedRoute): Promise<void> {
  await inside.query(SAVE, [
    route.slug,
    route.originPortId,
    route.destinationPortId,
    route.distanceKm,
    route.dataVersion,
    route.updatedAt,
  ])
}
