import type { EndpointName } from '#contract/endpoints.ts'
import type { Sealed } from './sealed.ts'

/** What must be known to send a form later, when its page is gone. */
export interface LaterSubmission {
  endpoint: EndpointName
  /** What the visitor reads about it in the list of what waits. */
  title: string
  /** The form's own success text. */
  success: string
}

/** One submission as a form hands it over, before its first try. */
export interface NewSubmission extends LaterSubmission {
  /** The uuid that becomes the row's key. */
  key: string
  /** Names the form in its page. */
  form: string
  body: object
  /** Tells one text from another. */
  fingerprint: string
  signals: string
  /** Where the form keeps its draft, which is to go when it has arrived. */
  draftKey: string
}

/** One submission in the store of the device. What a person typed is sealed; the rest says nothing about them. */
export interface Entry extends LaterSubmission {
  id: string
  form: string
  signals: string
  draftKey: string
  /** The tab that took it; pressing send again there replaces it. */
  tab: string
  createdAt: number
  /** When it was tried last, and how often in vain. */
  triedAt: number
  attempts: number
  /** Not by itself before this moment; and not at all before the moment the server named. */
  nextAt: number
  notBefore: number
  /** The server's words when it was refused and nobody was there to read them. */
  refusal?: string
  sealed: Sealed
  /** The bytes of each file of the body, in the order of its fields. */
  files: Sealed[]
}

/** After seven days nothing is sent any more unless somebody says so. */
const keepMs = 7 * 24 * 60 * 60 * 1000

/** True when an entry has waited too long to be sent by itself. */
export function isExpired({ createdAt }: Pick<Entry, 'createdAt'>): boolean {
  return Date.now() - createdAt > keepMs
}
