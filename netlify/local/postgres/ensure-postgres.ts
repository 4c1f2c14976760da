import { installDebianPackage } from '#server/command/debian-package.ts'
import { findPostgres } from './server.ts'

/** Finds the folder of Postgres's programs, or installs Postgres where this account may; nothing where it may not. */
export function ensurePostgres(): string | undefined {
  const found = findPostgres()
  if (found) return found
  return installDebianPackage('postgresql') ? findPostgres() : undefined
}
