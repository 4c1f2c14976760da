import { useEffect } from 'react'

const checks = new Set<() => boolean>()

/**
 * Registers `check` while the caller is on the page; `check` says whether the caller holds typed work that is
 * not saved.
 */
export function useUnsavedWork(check: () => boolean): void {
  useEffect(() => {
    checks.add(check)
    return () => {
      checks.delete(check)
    }
  }, [check])
}

/** Does any part of the page hold typed work that is not saved? */
export function hasUnsavedWork(): boolean {
  return [...checks].some((check) => check())
}

/** Fields in which nobody types; a box without a value of its own has `on` and none at first. */
const withoutText = ['file', 'checkbox', 'radio']

/**
 * Does a field inside `element` hold another text or choice than at first? Fields that React controls never
 * count, because their initial value follows their state; the password that browsers fill in by themselves
 * does not count either.
 */
export function holdsTypedText(element: HTMLElement | null): boolean {
  const fields = element?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []
  const isTyped = [...fields].some(
    (field) =>
      field.autocomplete !== 'current-password' &&
      !withoutText.includes(field.type) &&
      field.value !== field.defaultValue,
  )
  const first = [...(element?.querySelectorAll('option') ?? [])].filter((option) => option.defaultSelected)
  return isTyped || first.some(({ selected }) => !selected)
}
