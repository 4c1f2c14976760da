import { lives } from './lives.ts'

/** What people do with a prerendered page before its code has come. */
export interface EarlyInput {
  /** Does again what was held back, each as soon as what it was done to lives; call when React has taken over. */
  replay: () => void
}

/** Clicks on these do nothing useful without code; links, accordions and form fields work by themselves. */
const needsCode = 'button:not([type="submit"]), [role="tab"]'

interface Held {
  target: Element
  /** What was chosen, in a list. */
  value?: string
  /** The page it was done on, and since when it waits (milliseconds of `performance.now()`). */
  page: string
  at: number
}

/** What React has thrown away is looked for again no longer than this (milliseconds). */
const patienceMs = 60_000

/**
 * Holds back clicks on buttons, choices in lists and the sending of forms until what was touched lives: nothing is lost,
 * and no form is ever sent by the browser itself, with what was typed in the address. `onFirst` is called at every touch of
 * something that does not live yet.
 */
export function catchEarlyInput(onFirst: () => void): EarlyInput {
  let held: Held[] = []

  const touch = ({ target }: Event) => {
    if (target instanceof Element && !lives(target)) onFirst()
  }
  const keep = (one: Pick<Held, 'target' | 'value'>) => {
    held.push({ ...one, page: location.pathname, at: performance.now() })
  }
  const hold = (event: Event, target: Element) => {
    if (lives(target)) return
    event.preventDefault()
    event.stopPropagation()
    // Whoever presses again because nothing happened means one press.
    if (!held.some((other) => other.target === target)) keep({ target })
    onFirst()
  }
  // React puts a list back to what it was when it takes it over, or makes a new one where the address says more than its markup.
  const holdChoice = (list: unknown) => {
    if (!(list instanceof HTMLSelectElement) || lives(list)) return
    held = held.filter(({ target }) => target !== list)
    keep({ target: list, value: list.value })
  }
  let nextLook: number | undefined
  const replay = () => {
    if (nextLook) cancelAnimationFrame(nextLook)
    held = held.filter(waits)
    // Parts of the page whose code comes after the page's own live a little later.
    nextLook = held.length > 0 ? requestAnimationFrame(replay) : undefined
  }

  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, touch, { capture: true, passive: true })
  }
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(needsCode) : null
      if (target) hold(event, target)
    },
    { capture: true },
  )
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof HTMLFormElement) hold(event, event.target)
    },
    { capture: true },
  )
  document.addEventListener(
    'change',
    (event) => {
      holdChoice(event.target)
      touch(event)
    },
    { capture: true },
  )
  // Chosen before this script came.
  for (const option of document.querySelectorAll<HTMLOptionElement>('[selected]'))
    if (!option.selected) holdChoice(option.closest('select'))

  return { replay }
}

/** Does again what was held, unless what it is meant for is still on its way, or gone. */
function waits({ target, value, page, at }: Held): boolean {
  if (!target.isConnected && page !== location.pathname) return false
  const now = target.isConnected ? target : inPlaceOf(target)
  if (!now) return performance.now() < at + patienceMs
  if (!lives(now)) return true
  if (now instanceof HTMLFormElement) now.requestSubmit()
  else if (now instanceof HTMLSelectElement)
    Object.assign(now, { value }).dispatchEvent(new Event('change', { bubbles: true }))
  else if (now instanceof HTMLElement) now.click()
  return false
}

/** React makes a part anew that changes before its code has come: what is called the same is what was meant. */
function inPlaceOf(target: Element): Element | undefined {
  const name = nameOf(target)
  return [...document.getElementsByTagName(target.tagName)].find((other) => nameOf(other) === name)
}

function nameOf(element: Element): string | null {
  return element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent
}
