import nodemailer from 'nodemailer'
import type { Mailer } from './mail.ts'

/** A server that answers slower counts as away (milliseconds); a scheduled function has 30 seconds in all. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 }

/** Sends by an SMTP server, such as `smtps://user:password@mail.example:465`, over one connection. */
export function smtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 1, ...patience })
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => transport.close(),
  }
}
