/** A mail as a mailer gets it; plain text, because no mail of the site needs more. */
export interface Mail {
  from: { name: string; address: string }
  to: string[]
  subject: string
  text: string
}

/** Sends mails one after another. `send` throws the error of the server; `close` ends the connection. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
  close: () => void
}
