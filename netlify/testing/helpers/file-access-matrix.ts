import type { Caller, Outcome } from '../../../supabase/tests/callers.ts'

/** What a caller can do with files; every bucket, verb and caller becomes a test. */
export type FileVerb = 'list' | 'open' | 'upload' | 'overwrite' | 'remove'
type FileAccess = Record<Caller, Record<FileVerb, Outcome>>

const noFiles = {
  list: 'empty',
  open: 'empty',
  upload: 'refused',
  overwrite: 'empty',
  remove: 'empty',
} as const
const allFiles = {
  list: 'allowed',
  open: 'allowed',
  upload: 'allowed',
  overwrite: 'allowed',
  remove: 'allowed',
} as const

function fileAccess(active: Record<FileVerb, Outcome>): FileAccess {
  return {
    anon: noFiles,
    stranger: noFiles,
    inactive: noFiles,
    expired: noFiles,
    ended: noFiles,
    idle: noFiles,
    overlong: noFiles,
    active,
    // The secret key passes row-level security; the server uses it only to sign, check and remove résumés.
    service: allFiles,
  }
}

const pictures = fileAccess({ ...noFiles, open: 'allowed', upload: 'allowed', remove: 'allowed' })

/**
 * Every bucket with the answers of Storage's policies. A file of a public bucket opens by its address without a policy;
 * `open` here means the way of signed-in callers.
 */
export const buckets: Record<string, { public: boolean; megabytes: number; access: FileAccess }> = {
  offers: { public: true, megabytes: 5, access: pictures },
  gallery: { public: true, megabytes: 5, access: pictures },
  notifications: { public: true, megabytes: 5, access: pictures },
  // Nobody removes one by hand: records and the audit trail name it.
  catalogue: { public: true, megabytes: 5, access: fileAccess({ ...noFiles, upload: 'allowed' }) },
  resumes: { public: false, megabytes: 10, access: fileAccess(noFiles) },
}
