import { createContext } from 'react'
import type { NewEnquiry } from './send.ts'
import { somethingWaits } from './tabs.ts'
import type { WaitingEnquiry } from './waiting-list.ts'

const listeners = new Set<() => void>()
let isRaised: boolean | undefined

/**
 * The outbox is loaded when somebody begins to type, or when something waits from an earlier visit. This file is the
 * part that every page has.
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
  /** Calls back when it is raised; the answer ends that. */
  follow: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Loads the outbox; undefined when its code cannot be had, and all works as if there were none. */
export async function loadOutbox() {
  outboxNeed.raise()
  return import('./send.ts').catch(() => undefined)
}

/** The outbox as the forms of the public pages use it; its code comes when it is needed. */
export const formOutbox = {
  /** Somebody begins to type: fetches what sending will need. */
  prepare: () => void loadOutbox(),

  /** Sends an enquiry by `call`, or lets it wait when nothing answers. Throws what `call` throws. */
  send: async <Answer>(enquiry: NewEnquiry, call: (key: string) => Promise<Answer>): Promise<Answer> => {
    const outbox = await loadOutbox()
    return outbox ? outbox.sendOrWait(enquiry, call) : call(enquiry.key)
  },

  /**
   * Tells what of a form waits, also from before a reload, and when it has arrived after all: `onArrival` gets the moment
   * it was sent, in milliseconds since 1970, and what the server answered. The answer ends it.
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

/** Where an enquiry waits on the visitor's device until the server has it. */
export type FormOutbox = typeof formOutbox

/** The app provides the outbox around its public pages. A form without one only sends. */
export const FormOutboxContext = createContext<FormOutbox | undefined>(undefined)
