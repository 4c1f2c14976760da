import { useEffect, useEffectEvent } from 'react'
import { leadRows } from './lead-rows.ts'

/** The keys that act on the lead in hand: the lead whose row has the focus, or the open one. */
export type LeadKey = 'a' | 's' | 'n' | 'c'

/** The keys of the inbox with their effects, as the help lists them. */
export const inboxKeys = [
  { key: 'j', label: 'next lead' },
  { key: 'k', label: 'lead before' },
  { key: 'Enter', label: 'open it' },
  { key: 'x', label: 'choose it, to change several at once' },
  { key: 'a', label: 'give it to somebody' },
  { key: 's', label: 'set its stage' },
  { key: 'n', label: 'write a note' },
  { key: 'c', label: 'call' },
  { key: '?', label: 'show these keys' },
] as const

interface InboxKeysOptions {
  /** Opens the lead of this id, with the focus on the field of the key. */
  onOpen: (id: string, key: LeadKey) => void
  onHelp: () => void
}

/**
 * Lets staff work through the list without a mouse. A key that is typed into a field or pressed over a dialog
 * does nothing here.
 */
export function useInboxKeys({ onOpen, onHelp }: InboxKeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    const rows = leadRows()
    const focused = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement))
    const place = focused < 0 ? rows.findIndex((row) => row.getAttribute('aria-current') === 'true') : focused
    if (event.key === 'j') rows[Math.min(place + 1, rows.length - 1)]?.focus()
    else if (event.key === 'k') rows[Math.max(place - 1, 0)]?.focus()
    else if (event.key === 'x')
      rows[place]?.closest('li')?.querySelector<HTMLElement>('[data-choose]')?.click()
    else if (event.key === '?') onHelp()
    else if (isLeadKey(event.key)) {
      const id = rows[place]?.dataset.lead
      if (!id) return
      onOpen(id, event.key)
    } else return
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isLeadKey(key: string): key is LeadKey {
  return ['a', 's', 'n', 'c'].includes(key)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
  )
}
