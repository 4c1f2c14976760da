import nodemailer from 'nodemailer'
import type { Mailer } from './mail.ts'

/** Milliseconds after which a slow server counts as away; a scheduled function has 30 seconds in all. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 }

/** Connects to an SMTP server and signs in without sending a mail; throws the error of the server. */
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
      // The receivers are objects: a text would be parsed as a list, in which comments and groups can name
      // further receivers.
      const recipients = to.map((address) => ({ name: '', address }))
      await transport.sendMail({ ...mail, to: recipients, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => transport.close(),
  }
}
