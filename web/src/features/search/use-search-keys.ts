import { useEffect } from 'react'
import { isSlashOn } from './slash.ts'

/**
 * Ctrl+K, Cmd+K and `/` open the search; no key does over an open dialog, and `/` does nothing in a field.
 */
export function useSearchKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-search]')?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey
  const isTyping =
    target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
  return key === '/' && !isTyping && isSlashOn()
}
