import { createContext } from 'react'
import type { formOutbox } from '#web/lib/outbox/need.ts'
import type { NewEnquiry } from '#web/lib/outbox/send.ts'

export type { WaitingEnquiry } from '#web/lib/outbox/waiting-list.ts'

/** What must be known to send an enquiry later, when its page is gone. */
export type LaterEnquiry = Pick<NewEnquiry, 'endpoint' | 'title' | 'success'>

/** Where an enquiry waits on the visitor's device until the server has it. */
export type FormOutbox = typeof formOutbox

/** The app provides the outbox around its public pages. A form without one only sends. */
export const FormOutboxContext = createContext<FormOutbox | undefined>(undefined)
