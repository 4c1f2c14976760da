import type { Caller, Outcome } from '../callers.ts'

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

/** Only the server touches files. A file of a public bucket opens by its address without a policy. */
const closed: FileAccess = {
  anon: noFiles,
  stranger: noFiles,
  inactive: noFiles,
  expired: noFiles,
  ended: noFiles,
  idle: noFiles,
  overlong: noFiles,
  active: noFiles,
  // The secret key passes row-level security; the server uses it to store, sign, check and remove files.
  service: allFiles,
}

/** Every bucket with the answers of Storage's policies; `open` means opening a file as a signed-in caller. */
export const buckets: Record<string, { public: boolean; megabytes: number; access: FileAccess }> = {
  home: { public: true, megabytes: 5, access: closed },
  offers: { public: true, megabytes: 5, access: closed },
  gallery: { public: true, megabytes: 5, access: closed },
  notifications: { public: true, megabytes: 5, access: closed },
  catalogue: { public: true, megabytes: 5, access: closed },
  documents: { public: true, megabytes: 5, access: closed },
  photos: { public: false, megabytes: 2, access: closed },
  resumes: { public: false, megabytes: 10, access: closed },
}
