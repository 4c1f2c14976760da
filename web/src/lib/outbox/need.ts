import { createContext } from 'react'
import type { NewEnquiry } from './send.ts'
import { somethingWaits } from './tabs.ts'
import type { WaitingEnquiry } from './waiting-list.ts'

const listeners = new Set<() => void>()
let isRaised: boolean | undefined

/**
 * Whether the outbox is needed: from when a form comes into sight, or when an enquiry waits from an earlier
 * visit. Every page has this file; the outbox itself is loaded only when needed.
 */
export const outboxNeed = {
  isRaised: (): boolean => {
    isRaised ??= somethingWaits()
    return isRaised
  },
  raise: (): void => {
    isRaised = true
    for (const listener of listeners) listener()
  },
  /** Calls `listener` when the outbox becomes needed; the answer removes the listener. */
  follow: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Loads the outbox; undefined when its code cannot be loaded, and forms then work without an outbox. */
export async function loadOutbox() {
  outboxNeed.raise()
  return import('./send.ts').catch(() => undefined)
}

/** The outbox as the forms of public pages use it; its code is loaded when needed. */
export const formOutbox = {
  /** Loads the code for sending; to be called when a form comes into sight. */
  prepare: (): void => void loadOutbox(),

  /** Sends an enquiry by `call`, or keeps it waiting when no answer comes. Throws what `call` throws. */
  send: async <Answer>(enquiry: NewEnquiry, call: (key: string) => Promise<Answer>): Promise<Answer> => {
    const outbox = await loadOutbox()
    return outbox ? outbox.sendOrWait(enquiry, call) : call(enquiry.key)
  },

  /**
   * Tells a form which of its enquiries waits, also after a reload, and when that enquiry has arrived:
   * `onArrival` gets the moment at which the visitor sent it, in milliseconds since 1970, and the server's
   * answer. The returned function ends this.
   */
  follow: (
    draftKey: string,
    onChange: (waiting: WaitingEnquiry | undefined) => void,
    onArrival: (sentAt: number, answer: unknown) => void,
  ): (() => void) => {
    let isOver = false
    let unfollow = () => {}
    const begin = async () => {
      unfollow()
      const outbox = await loadOutbox()
      if (outbox && !isOver) unfollow = outbox.followForm(draftKey, onChange, onArrival)
    }
    if (outboxNeed.isRaised()) void begin()
    else unfollow = outboxNeed.follow(() => void begin())
    return () => {
      isOver = true
      unfollow()
    }
  },
}

/** The place where an enquiry waits on the visitor's device until the server has it. */
export type FormOutbox = typeof formOutbox

/** Provided by the app around its public pages. A form without an outbox only sends its enquiry. */
export const FormOutboxContext = createContext<FormOutbox | undefined>(undefined)
