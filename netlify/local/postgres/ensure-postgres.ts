import { installDebianPackage, newestNumbered } from '#server/command/debian-package.ts'
import { type InstalledPostgres, newestInstalled } from './installed.ts'

/**
 * Finds the folder of Postgres's programs, or installs Postgres where this account may; undefined where it
 * may not.
 */
export function ensurePostgres(): string | undefined {
  const found = newestInstalled()?.programs
  return found ?? newestPostgres()?.programs
}

/**
 * The newest Postgres that this machine can have: a new project runs on today's version, and an older one
 * hides statements that today's refuses. Without the right to install, or without a network, the version that
 * is installed. Undefined where there is none at all.
 */
export function newestPostgres(): InstalledPostgres | undefined {
  const newest = newestNumbered('postgresql-')
  if (newest) installDebianPackage(newest)
  return newestInstalled()
}
