import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { installDebianPackage, newestNumbered } from '#server/command/debian-package.ts'
import { findPostgres } from './server.ts'

/**
 * Finds the folder of Postgres's programs, or installs Postgres where this account may; undefined where it
 * may not.
 */
export function ensurePostgres(): string | undefined {
  const found = findPostgres()
  if (found) return found
  return installDebianPackage('postgresql') ? findPostgres() : undefined
}

/**
 * The newest Postgres that this machine can have: a new project runs on today's version, and an older one
 * hides statements that today's refuses. Without the right to install, or without a network, the version that
 * is installed. Undefined where there is none at all.
 */
export function newestPostgres(): { programs: string; version: string } | undefined {
  const newest = newestNumbered('postgresql-')
  if (newest) installDebianPackage(newest)
  const programs = findPostgres()
  if (!programs) return undefined
  const printed = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  return { programs, version: printed.replace('postgres (PostgreSQL) ', '').trim() }
}
