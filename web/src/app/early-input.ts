import { sleepingPartOf } from '#web/lib/prerendered.ts'

/** What people do with a prerendered page before its code has come. */
export interface EarlyInput {
  /** Does again, on the living page, what was held back; call once, when React has taken over. */
  replay: () => void
}

/** Clicks on these do nothing useful without code; links, accordions and form fields work by themselves. */
const needsCode = 'button:not([type="submit"]), [role="tab"]'

interface Held {
  target: Element
  act: () => void
}

/**
 * Holds back clicks on buttons and the sending of forms until what was touched lives: a press is never lost, and no
 * form is ever sent by the browser itself, with what was typed in the address. `onFirst` is called at the first touch
 * of any kind.
 */
export function catchEarlyInput(onFirst: () => void): EarlyInput {
  let isAlive = false
  let held: Held[] = []
  const isAwake = (target: Element) => isAlive && sleepingPartOf(target) === null

  const touch = ({ target }: Event) => {
    onFirst()
    let asleep = target instanceof Element ? sleepingPartOf(target) : null
    while (asleep) {
      asleep.dataset.partTouched = ''
      asleep = asleep.parentElement && sleepingPartOf(asleep.parentElement)
    }
  }
  const hold = (event: Event, target: Element, act: () => void) => {
    if (isAwake(target)) return
    event.preventDefault()
    event.stopPropagation()
    touch(event)
    held.push({ target, act })
  }
  const flush = () => {
    const ready = held.filter(({ target }) => isAwake(target))
    held = held.filter(({ target }) => !isAwake(target))
    for (const { act } of ready) act()
  }

  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, touch, { capture: true, passive: true })
  }
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsCode) : null
      if (target) hold(event, target, () => target.click())
    },
    { capture: true },
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit())
    },
    { capture: true },
  )
  document.addEventListener('part-awake', flush)

  return {
    replay: () => {
      isAlive = true
      flush()
    },
  }
}
