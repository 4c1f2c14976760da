import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { installDebianPackage, newestNumbered } from '#server/command/debian-package.ts'
import { findPostgres } from './server.ts'

/** Finds the folder of Postgres's programs, or installs Postgres where this account may; nothing where it may not. */
export function ensurePostgres(): string | undefined {
  const found = findPostgres()
  if (found) return found
  return installDebianPackage('postgresql') ? findPostgres() : undefined
}

/**
 * The newest Postgres that this machine can have: a project is made on today's, and an older one hides what today's refuses.
 * Without the right to install, or without a network, the one that is there. Nothing where there is none at all.
 */
export function newestPostgres(): { programs: string; version: string } | undefined {
  const newest = newestNumbered('postgresql-')
  if (newest) installDebianPackage(newest)
  const programs = findPostgres()
  if (!programs) return undefined
  const printed = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  return { programs, version: printed.replace('postgres (PostgreSQL) ', '').trim() }
}
