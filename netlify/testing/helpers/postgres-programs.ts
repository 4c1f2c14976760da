import { findPostgres } from '#server/local/postgres/server.ts'

/** Where the programs of Postgres lie, for tests with a server of their own; nothing where this machine has none. */
export const programs = findPostgres()

/** Ends the names of those tests, which are skipped without it. */
export const noPostgres = programs
  ? ''
  : ' (skipped: there is no Postgres of version 15 or later on this machine)'
