import { useEffect, useState } from 'react'
import type { Contact } from '#web/shop/lead-acts/note-contact.ts'
import type { NewTouch } from './use-lead.ts'
import type { Reached } from './use-reached-lead.ts'

interface Contacts {
  /** The number of calls and messages that began with this lead open, or in its row of the list. */
  contacts: number
  /** What the outcome of a call is noted as: a note where the call itself was noted when it began. */
  noteAs: NewTouch['kind']
  /** Notes that a call or a message begins; `words` name the template. */
  reach: (kind: Contact, words?: string) => void
  /** Called when the outcome is noted: the next one is that of another call. */
  done: () => void
}

/**
 * Notes calls and messages when they begin, because the phone may show something else afterwards. Without a
 * press here, somebody dialled by hand, and the outcome stands for the call.
 */
export function useContacts(
  reached: Reached | undefined,
  onTouch: (touch: NewTouch) => Promise<boolean>,
): Contacts {
  const [contacts, setContacts] = useState(reached ? 1 : 0)
  const [noteAs, setNoteAs] = useState<NewTouch['kind']>(reached ? 'note' : 'call')
  useEffect(() => {
    void reached?.isNoted.then((isNoted) => {
      if (!isNoted) setNoteAs(reached.kind)
    })
  }, [reached])

  async function reach(kind: Contact, words = '') {
    setContacts((before) => before + 1)
    // Said before the answer comes: on a slow line the outcome would count as a second call.
    setNoteAs('note')
    if (!(await onTouch({ kind, words }))) setNoteAs(kind)
  }

  return {
    contacts,
    noteAs,
    reach: (kind, words) => void reach(kind, words),
    done: () => setNoteAs('call'),
  }
}
