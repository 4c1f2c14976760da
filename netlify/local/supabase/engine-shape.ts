import type { PGlite } from '@electric-sql/pglite'

export type Row = Record<string, unknown>

/** Postgres, PostgREST, Auth and Storage in this process. */
export interface Engine {
  fetch: (request: Request, peerAddress?: string | null) => Promise<Response>
  /** Runs one statement as superuser, past row-level security. */
  sql: <Result extends Row = Row>(query: string, params?: unknown[]) => Promise<Result[]>
  /** Runs a task alone on the database, as superuser. Afterwards the API knows changes of the schema. */
  alone: <Result>(task: (database: PGlite) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}
