export type Row = Record<string, unknown>

/** One session of a database. */
export interface DatabaseSession {
  /** One statement, with parameters from $1. */
  query: <Result = Row>(sql: string, params?: unknown[]) => Promise<{ rows: Result[] }>
  /** Several statements without parameters. */
  exec: (sql: string) => Promise<unknown>
}

/** A session that is in no transaction yet. */
export interface Database extends DatabaseSession {
  /** Runs `work` in one transaction, which is undone as a whole when `work` fails. */
  transaction: <Result>(work: (transaction: DatabaseSession) => Promise<Result>) => Promise<Result>
}

/** Postgres, PostgREST, Auth and Storage; the last three run in this process. */
export interface Engine {
  fetch: (request: Request, peerAddress?: string | null) => Promise<Response>
  /** Runs one statement as superuser, past row-level security. */
  sql: <Result extends Row = Row>(query: string, params?: unknown[]) => Promise<Result[]>
  /**
   * Runs a task on a session that nobody else uses meanwhile, as superuser. Afterwards the API knows changes
   * of the schema.
   */
  alone: <Result>(task: (database: Database) => Promise<Result>) => Promise<Result>
  /** Runs a statement in every session that answers calls, such as a `set`. */
  everywhere: (statement: string) => Promise<void>
  close: () => Promise<void>
}

/** An engine whose Postgres runs in this process too. */
export interface EmbeddedEngine extends Engine {
  /** The whole database, to begin from at another time. */
  dump: () => Promise<Blob>
}
