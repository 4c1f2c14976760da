import { lives } from './lives.ts'

/** What people do with a prerendered page before its code has come. */
export interface EarlyInput {
  /** Does again what was held back, each as soon as what it was done to lives; call when React has taken over. */
  replay: () => void
}

/** Clicks on these do nothing useful without code; links, accordions and form fields work by themselves. */
const needsCode = 'button:not([type="submit"]), [role="tab"]'

/** What is nowhere on its page is looked for no longer than this. */
const patienceMs = 60_000

interface Held {
  target: HTMLElement
  /** What was chosen, in a list. */
  value: string | undefined
  /** The page on which it is looked for again once React has thrown it away, and until when (milliseconds of `performance.now()`). */
  page: string
  until: number
}

/**
 * Holds back clicks on buttons, choices in lists and the sending of forms until what was touched lives: nothing is lost,
 * and no form is ever sent by the browser itself, with what was typed in the address. `onFirst` is called at every touch of
 * something that does not live yet. `signal` ends it all, for tests that share a document.
 */
export function catchEarlyInput(onFirst: () => void, signal?: AbortSignal): EarlyInput {
  let held: Held[] = []
  const first = { capture: true, ...(signal && { signal }) }

  const touch = ({ target }: Event) => {
    if (target instanceof Element && !lives(target)) onFirst()
  }
  // Whoever presses again because nothing happened means one press, and the last choice counts.
  const keep = (target: HTMLElement, value?: string) => {
    held = held.filter((other) => other.target !== target)
    held.push({ target, value, page: location.pathname, until: performance.now() + patienceMs })
  }
  const hold = (event: Event, target: HTMLElement) => {
    if (lives(target)) return
    event.preventDefault()
    event.stopPropagation()
    keep(target)
    onFirst()
  }
  // React puts a list back to what it was when it takes it over, or makes a new one where the address says more than its markup.
  const holdChoice = (list: unknown) => {
    if (list instanceof HTMLSelectElement && !lives(list)) keep(list, list.value)
  }
  let nextLook = 0
  const replay = () => {
    cancelAnimationFrame(nextLook)
    held = held.filter(waits)
    // Parts of the page whose code comes after the page's own live a little later.
    nextLook = held.length && requestAnimationFrame(replay)
  }

  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, touch, { ...first, passive: true })
  }
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsCode) : null
      if (target) hold(event, target)
    },
    first,
  )
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof HTMLFormElement) hold(event, event.target)
    },
    first,
  )
  document.addEventListener(
    'change',
    (event) => {
      holdChoice(event.target)
      touch(event)
    },
    first,
  )
  // Chosen before this script came.
  for (const option of document.querySelectorAll<HTMLOptionElement>('[selected]'))
    if (!option.selected) holdChoice(option.closest('select'))

  return { replay }
}

/** Does again what was held, unless what it is meant for is still on its way, or gone. */
function waits({ target, value, page, until }: Held): boolean {
  if (!target.isConnected && page !== location.pathname) return false
  const now = target.isConnected ? target : inPlaceOf(target)
  if (!now) return performance.now() < until
  if (!lives(now)) return true
  if (now instanceof HTMLFormElement) now.requestSubmit()
  else if (now instanceof HTMLSelectElement)
    Object.assign(now, { value }).dispatchEvent(new Event('change', { bubbles: true }))
  else now.click()
  return false
}

/** React makes a part anew that changes before its code has come: what is called the same is what was meant. */
function inPlaceOf(target: HTMLElement): HTMLElement | undefined {
  const others = document.querySelectorAll<HTMLElement>(target.tagName)
  return [...others].find((other) => nameOf(other) === nameOf(target))
}

function nameOf(element: Element): string | null {
  return element.getAttribute('name') ?? element.ariaLabel ?? element.textContent
}
