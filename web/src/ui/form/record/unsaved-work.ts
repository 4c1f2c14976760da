import { useEffect } from 'react'

const checks = new Set<() => boolean>()

/** While the caller is on the page, `check` says whether it holds typed work that is not saved. */
export function useUnsavedWork(check: () => boolean): void {
  useEffect(() => {
    checks.add(check)
    return () => {
      checks.delete(check)
    }
  }, [check])
}

/** Does anything on the page hold typed work that is not saved? */
export function hasUnsavedWork(): boolean {
  return [...checks].some((check) => check())
}

/**
 * Does a field inside `element` hold another text or choice than it began with? Fields that React controls follow their
 * state and count never; the password that browsers fill in by themselves does not count either.
 */
export function holdsTypedText(element: HTMLElement | null): boolean {
  const fields = element?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []
  const isTyped = [...fields].some(
    (field) =>
      field.autocomplete !== 'current-password' &&
      field.type !== 'file' &&
      field.value !== field.defaultValue,
  )
  const first = [...(element?.querySelectorAll('option') ?? [])].filter((option) => option.defaultSelected)
  return isTyped || first.some(({ selected }) => !selected)
}
