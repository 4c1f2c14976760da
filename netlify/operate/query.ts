type Rows = Record<string, unknown>[]

/** Runs one statement as the owner of the tables; parameters are numbered from $1. */
export type Query = (sql: string, params?: unknown[]) => Promise<Rows>
