import { newestInstalled } from '#server/local/postgres/installed.ts'

const newest = newestInstalled()

/**
 * The folder of the programs of Postgres, for tests with a server of their own; undefined where this machine
 * has none.
 */
export const programs = newest?.programs

/** The end of the names of those tests, which are skipped where there is no Postgres. */
export const noPostgres = programs
  ? ''
  : ' (skipped: there is no Postgres of version 15 or later on this machine)'

/** The version of those programs, such as `18.4`; tests of a version say it in their names. */
export const postgresVersion = newest?.version
