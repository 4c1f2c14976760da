import { useLayoutEffect } from 'react'

const checks = new Set<() => boolean>()
const saves = new Set<Promise<unknown>>()

/**
 * Registers `check` while the caller is on the page; `check` says whether the caller holds typed work that is
 * not saved.
 */
export function useUnsavedWork(check: () => boolean): void {
  // Before anything else runs, because the end of a save asks the checks of the render that it led to.
  useLayoutEffect(() => {
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

/**
 * Notes that typed work is being saved: whoever leaves meanwhile is asked only if the save leaves something
 * unsaved. Answers the save itself.
 */
export function whileSaving<Saved>(save: Promise<Saved>): Promise<Saved> {
  saves.add(save)
  const end = () => saves.delete(save)
  save.then(end, end)
  return save
}

/** The end of the saves that run now; undefined while none runs. */
export function runningSaves(): Promise<unknown> | undefined {
  return saves.size > 0 ? Promise.allSettled(saves) : undefined
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
