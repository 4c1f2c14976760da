import { findPostgres } from '#server/local/postgres/server.ts'

/**
 * The folder of the programs of Postgres, for tests with a server of their own; undefined where this machine
 * has none.
 */
export const programs = findPostgres()

/** The end of the names of those tests, which are skipped where there is no Postgres. */
export const noPostgres = programs
  ? ''
  : ' (skipped: there is no Postgres of version 15 or later on this machine)'
