/** A mail as a mailer gets it: plain text, and for the figures of the week tables with bars as well. */
export interface Mail {
  from: { name: string; address: string }
  to: string[]
  subject: string
  text: string
  html?: string
}

/** Sends mails one after another. `send` throws the error of the server; `close` ends the connection. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
  close: () => void
}
