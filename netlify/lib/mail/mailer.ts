import { env } from '../env.ts'
import { folderMailer } from './folder-mailer.ts'
import type { Mailer } from './mail.ts'

/** Can mails be sent, by a mail server or into a folder? */
export function mayMail(): boolean {
  const { SMTP_URL, MAIL_FOLDER } = env()
  return Boolean(SMTP_URL || MAIL_FOLDER)
}

/**
 * The mailer that the environment names: a server by `SMTP_URL`, or a folder by `MAIL_FOLDER`. Undefined when
 * neither is set: mails then wait in the outbox. The code of the SMTP client is loaded only for a server.
 */
export async function openMailer(): Promise<Mailer | undefined> {
  const { SMTP_URL, MAIL_FOLDER } = env()
  if (SMTP_URL) return (await import('./smtp-mailer.ts')).smtpMailer(SMTP_URL)
  return MAIL_FOLDER ? folderMailer(MAIL_FOLDER) : undefined
}
