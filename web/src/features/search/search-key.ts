import { isSlashOn } from './slash.ts'

/**
 * Whether a pressed key asks for the search: Ctrl+K, Cmd+K or `/`. No key does over an open dialog, and `/`
 * does nothing in a field.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || document.querySelector('dialog[open]')) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey
  const isTyping =
    target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
  return key === '/' && !isTyping && isSlashOn()
}

/** Opens the search by the button of the page, as a press on that button does. */
export function pressSearch(event: KeyboardEvent): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('[data-search]')?.click()
}
