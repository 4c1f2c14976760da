import { useEffect, useState } from 'react'
import { type Contact, noteContact } from '#web/shop/lead-acts/note-contact.ts'

/** A call or a message that began in the list, and whether it could be noted. */
export interface Reached {
  lead: string
  kind: Contact
  isNoted: Promise<boolean>
}

/**
 * Notes a call or a message that begins in the list with its lead, at once, because the phone may show
 * something else afterwards; the sheet of that lead asks for the outcome. A sheet that was closed asks no
 * more.
 */
export function useReachedLead(
  openLead: string,
  onNoted: () => void,
): [Reached | undefined, (lead: string, kind: Contact) => void] {
  const [reached, setReached] = useState<Reached>()
  useEffect(() => {
    setReached((before) => (before?.lead === openLead ? before : undefined))
  }, [openLead])
  return [
    reached?.lead === openLead ? reached : undefined,
    (lead, kind) => setReached({ lead, kind, isNoted: noteContact(lead, kind).finally(onNoted) }),
  ]
}
