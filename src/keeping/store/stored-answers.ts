import type { Queryable } from './database/database.js'

/**
 * Takes room for an answer that is stored. A single conditional statement, so that concurrent answers cannot exceed the
 * size together.
 *
 * @param most maximum size of all answers of an account on a UTC day, characters or bytes
 * @returns whether there was room
 */
export async function takeRoom(
  inside: Queryable,
  { accountId, day }: { readonly accountId: number; readonly day: string },
  bytes: number,
  most: number,
): Promise<boolean> {
  const taken = await inside.query(
    `INSERT INTO stored_answers (account_id, day, bytes)
     SELECT CAST($1 AS INTEGER), CAST($2 AS TEXT), CAST($3 AS BIGINT) WHERE CAST($3 AS BIGINT) <= CAST($4 AS BIGINT)
     ON CONFLICT (account_id, day) DO UPDATE SET bytes = stored_answers.bytes + excluded.bytes
     WHERE stored_answers.bytes + excluded.bytes <= CAST($4 AS BIGINT)
     RETURNING bytes`,
    [accountId, day, bytes, most],
  )
  return taken.length > 0
}
