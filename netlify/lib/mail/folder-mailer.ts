import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mail.ts'

/**
 * Writes each mail as a file of JSON, for a machine without a mail server; the page `/mailbox` shows these
 * files.
 */
export function folderMailer(folder: string): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true })
      const at = new Date().toISOString()
      const file = join(folder, `${at.replaceAll(':', '-')}-${randomUUID()}.json`)
      await writeFile(file, JSON.stringify({ ...mail, at }))
    },
    close: () => undefined,
  }
}
