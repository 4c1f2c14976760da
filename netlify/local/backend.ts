import { join } from 'node:path'
import type { Settings } from '#server/command/settings.ts'
import type { Edition } from './supabase/edition.ts'

/** The Supabase that the functions use, and how to close it. */
export interface Backend {
  url: string
  /** The demo's owner, and the user ids of accounts with other roles; only the embedded project has them. */
  staff: { userId: string; password: string; others: string[] } | undefined
  /** Names the content that the project's pages show. */
  edition: Edition
  close: () => Promise<void>
}

/**
 * Uses the hosted project that the environment names. Without one it starts the embedded project and puts its
 * address and keys into the environment.
 */
export async function openBackend(settings: Settings, say: (line: string) => void): Promise<Backend> {
  if (settings.hostedUrl) return hostedBackend(settings.hostedUrl, settings.dataFolder, say)
  const { startEmbeddedSupabase } = await import('./supabase/embedded-supabase.ts')
  const { dataFolder, fresh, empty, like } = settings
  const embedded = await startEmbeddedSupabase({ dataFolder, fresh, like, withoutDemo: empty, say })
  process.env.SUPABASE_URL = embedded.url
  process.env.SUPABASE_PUBLISHABLE_KEY = embedded.publishableKey
  process.env.SUPABASE_SECRET_KEY = embedded.secretKey
  process.env.SECOND_STORE_FOLDER = embedded.secondStore.folder
  process.env.SECOND_STORE_KEY = embedded.secondStore.key
  // Without a mail server set, mails are read at /mailbox.
  if (!process.env.SMTP_URL) process.env.MAIL_FOLDER ||= join(dataFolder, 'mails')
  const { url, staff, edition, close } = embedded
  return { url, staff, edition, close }
}

/**
 * Nobody here knows when somebody else changes the content of a hosted project, so the project is known by
 * its address alone. Its second store is a folder here, because Netlify Blobs are Netlify's.
 */
function hostedBackend(url: string, dataFolder: string, say: (line: string) => void): Backend {
  process.env.SECOND_STORE_FOLDER ||= join(dataFolder, 'hosted', new URL(url).host.replace(':', '-'))
  if (!process.env.SECOND_STORE_KEY)
    say('SECOND_STORE_KEY is not set: while the database is away, visitors cannot send forms.')
  const address = async () => url
  return { url, staff: undefined, edition: { read: address, renew: address }, close: async () => undefined }
}

/** Says which accounts can sign in to the demo; tests read the first line. */
export function sayStaff(staff: Backend['staff'], say: (line: string) => void): void {
  if (!staff) return
  say(`Staff login: ${staff.userId} / ${staff.password}`)
  if (staff.others.length > 0) say(`Other roles, same password: ${staff.others.join(', ')}`)
}
