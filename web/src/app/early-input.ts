/** What people do with a prerendered page before its code has come. */
export interface EarlyInput {
  /** Does again, on the living page, what was held back; call once, when React has taken over. */
  replay: () => void
}

/** Clicks on these do nothing useful without code; links, accordions and form fields work by themselves. */
const needsCode = 'button:not([type="submit"]), [role="tab"]'

/**
 * Holds back clicks on buttons and the sending of forms until the page lives: a press is never lost, and no form is
 * ever sent by the browser itself, with what was typed in the address. `onFirst` is called at the first touch of any kind.
 */
export function catchEarlyInput(onFirst: () => void): EarlyInput {
  const held: (() => void)[] = []
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, onFirst, { ...options, passive: true, once: true })
  }
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsCode) : null
      if (!target) return
      event.preventDefault()
      event.stopPropagation()
      onFirst()
      held.push(() => target.click())
    },
    options,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      event.preventDefault()
      event.stopPropagation()
      onFirst()
      held.push(() => form.requestSubmit())
    },
    options,
  )

  return {
    replay: () => {
      listening.abort()
      for (const act of held) act()
    },
  }
}
