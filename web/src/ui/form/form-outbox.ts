import { createContext } from 'react'
import type { FormName } from '#contract/forms.ts'

/** What must be known to send an enquiry later, when its page is gone. */
export interface LaterEnquiry {
  endpoint: FormName
  /** What the visitor reads about it in the list of what waits. */
  title: string
  /** The form's own success text. */
  success: string
}

/** One enquiry as a form hands it over, before its first try. */
interface NewEnquiry extends LaterEnquiry {
  /** The uuid that becomes the row's key. */
  key: string
  /** Names the form in its page. */
  form: string
  body: object
  /** Tells one text from another. */
  fingerprint: string
  /** What the form tells about how it was filled in. */
  signals: string
  /** Where the form stores its draft, which goes when the enquiry has arrived. */
  draftKey: string
}

/** What a form shows of its enquiry while that waits: its title, and when it was sent, in milliseconds since 1970. */
export interface WaitingEnquiry {
  title: string
  createdAt: number
}

/** Where an enquiry waits on the visitor's device until the server has it. */
export interface FormOutbox {
  /** Somebody begins to type: fetches what sending will need. */
  prepare: () => void
  /** Sends an enquiry by `call`, or lets it wait when nothing answers. Throws what `call` throws. */
  send: <Answer>(enquiry: NewEnquiry, call: (key: string) => Promise<Answer>) => Promise<Answer>
  /**
   * Tells what of a form waits, also from before a reload, and when it has arrived after all: `onArrival` gets the moment
   * it was sent, in milliseconds since 1970. The answer ends it.
   */
  follow: (
    draftKey: string,
    onChange: (waiting: WaitingEnquiry | undefined) => void,
    onArrival: (sentAt: number) => void,
  ) => () => void
}

/** The app provides the outbox around its public pages. A form without one only sends. */
export const FormOutboxContext = createContext<FormOutbox | undefined>(undefined)
