import nodemailer from 'nodemailer'
import type { Mailer } from './mail.ts'

/** A server that answers slower counts as away (milliseconds); a scheduled function has 30 seconds in all. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 }

/** Connects to an SMTP server and signs in, and sends nothing; throws what it said. */
export async function trySmtp(url: string): Promise<void> {
  const transport = nodemailer.createTransport({ url, ...patience })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Sends by an SMTP server, such as `smtps://user:password@mail.example:465`, over one connection. */
export function smtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 1, ...patience })
  return {
    send: async ({ to, ...mail }) => {
      // As objects: text would be read as a list, in which comments and groups name others.
      const recipients = to.map((address) => ({ name: '', address }))
      await transport.sendMail({ ...mail, to: recipients, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => transport.close(),
  }
}
