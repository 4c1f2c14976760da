/** A mail as it is handed over; plain text, because nothing in it needs more. */
export interface Mail {
  from: { name: string; address: string }
  to: string[]
  subject: string
  text: string
}

/** Sends mails one after another. `send` throws what the server said; `close` ends its connection. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
  close: () => void
}
