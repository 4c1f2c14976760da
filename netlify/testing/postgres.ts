import { findPostgres } from '../../supabase/tests/postgres-server.ts'
import { installDebianPackage } from './debian-package.ts'

/** Finds the folder of Postgres's programs, or installs Postgres where this account may; nothing where it may not. */
export function ensurePostgres(): string | undefined {
  const found = findPostgres()
  if (found) return found
  return installDebianPackage('postgresql') ? findPostgres() : undefined
}
