/** What people do with a prerendered page before its code has come. */
export interface EarlyInput {
  /** Does again, on the living page, what was held back; call once, when React has taken over. */
  replay: () => void
}

/** Clicks on these do nothing useful without code; links, accordions and form fields work by themselves. */
const needsCode = 'button:not([type="submit"]), [role="tab"]'

/**
 * Holds back clicks on buttons and the sending of forms until the page lives: a press is never lost, and no form is
 * ever sent by the browser itself, with what was typed in the address. `onFirst` is called at every touch until then.
 */
export function catchEarlyInput(onFirst: () => void): EarlyInput {
  const over = new AbortController()
  const held: (() => void)[] = []

  const hold = (event: Event, act: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    held.push(act)
    onFirst()
  }

  const options = { capture: true, signal: over.signal }
  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, onFirst, { ...options, passive: true })
  }
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsCode) : null
      if (target) hold(event, () => target.click())
    },
    options,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit())
    },
    options,
  )

  return {
    replay: () => {
      over.abort()
      for (const act of held) act()
    },
  }
}
