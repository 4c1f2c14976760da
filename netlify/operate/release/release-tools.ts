import type { Finding } from '../doctor/finding.ts'
import type { Migration } from './narrowing.ts'
import type { NetlifyApi } from './netlify-api.ts'

/** Everything outside this program that a release uses. */
export interface ReleaseTools {
  say: (line: string) => void
  /** The checked-out commit, and whether all files are as in that commit. */
  commit: string
  isClean: boolean
  siteUrl: string
  netlify: NetlifyApi
  staff: { userId: string; password: string } | undefined
  examine: () => Promise<Finding[]>
  /** Makes a backup and answers its folder. */
  backUp: () => Promise<string>
  newMigrations: (backup: string) => Promise<Migration[]>
  /** Restores the backup on this machine and migrates the copy. */
  rehearse: (backup: string) => Promise<void>
  /** Sends the migrations to the hosted project. */
  migrate: () => Promise<void>
  /** Uploads this commit as a draft; answers what `netlify deploy --json` printed. */
  upload: () => Promise<string>
  pause: (milliseconds: number) => Promise<void>
}
