import { isSearchKey, pressSearch } from '#web/features/search/search-key.ts'
import { lives } from './lives.ts'

/** The input of a visitor on a prerendered page before the code of that page has come. */
export interface EarlyInput {
  /** Repeats each held input as soon as its element lives; to be called when React has taken over. */
  replay: () => void
}

/**
 * Clicks on these elements do nothing useful without code; links, accordions and form fields work by
 * themselves.
 */
const needsCode = 'button:not([type="submit"]), [role="tab"]'

/** How long to look for an element that is nowhere on its page, in milliseconds. */
const patienceMs = 60_000

interface Held {
  target: HTMLElement
  /** The value that was chosen in a list; undefined for a click or a form. */
  value: string | undefined
  /**
   * When React has thrown the element away, its replacement is looked for on this page, until this time
   * (milliseconds of `performance.now()`).
   */
  page: string
  until: number
}

/**
 * Holds back clicks on buttons, choices in lists and the sending of forms until the touched element lives:
 * nothing is lost, and the browser itself never sends a form, which would put its fields into the address.
 * The keys of the search count as a press on its button. `onFirst` is called at every touch of an element
 * that does not live yet. `signal` removes all listeners, for tests that share a document.
 */
export function catchEarlyInput(onFirst: () => void, signal?: AbortSignal): EarlyInput {
  let held: Held[] = []
  const first = { capture: true, ...(signal && { signal }) }

  const touch = ({ target }: Event) => {
    if (target instanceof Element && !lives(target)) onFirst()
  }
  // A visitor who presses again because nothing happened means one press, and of several choices in a list
  // the last counts.
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
  // React resets a list when taking it over, or makes a new list where the address says more than the
  // prerendered markup; so the choice is kept, and so is that among radio buttons.
  const holdChoice = (field: unknown) => {
    const isChoice = field instanceof HTMLSelectElement || isRadio(field)
    if (isChoice && !lives(field)) keep(field, field.value)
  }
  let nextLook = 0
  const replay = () => {
    cancelAnimationFrame(nextLook)
    held = held.filter(waits)
    // Parts whose code comes after the page's own live a little later, so the rest is tried again at the next
    // frame.
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
  // The page's own listener, which comes late, stands before this one and leaves no key to it.
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.defaultPrevented && isSearchKey(event)) pressSearch(event)
    },
    signal && { signal },
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
  // Lists in which the visitor chose before this script came.
  for (const option of document.querySelectorAll<HTMLOptionElement>('[selected]'))
    if (!option.selected) holdChoice(option.closest('select'))
  for (const radio of document.querySelectorAll<HTMLInputElement>('[type=radio]:checked'))
    if (!radio.defaultChecked) holdChoice(radio)

  return { replay }
}

/**
 * Repeats a held input when its element lives. Answers true while that element is still awaited, false when
 * the input is done or its element is gone.
 */
function waits({ target, value, page, until }: Held): boolean {
  if (!target.isConnected && page !== location.pathname) return false
  const now = target.isConnected ? target : inPlaceOf(target)
  if (!now) return performance.now() < until
  if (!lives(now)) return true
  if (now instanceof HTMLFormElement) now.requestSubmit()
  else if (now instanceof HTMLSelectElement)
    Object.assign(now, { value }).dispatchEvent(new Event('change', { bubbles: true }))
  else {
    // A press on a chosen radio button changes nothing, so it is chosen anew.
    if (isRadio(now)) now.checked = false
    now.click()
  }
  return false
}

function isRadio(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio'
}

/**
 * The element that replaced one which React threw away, as React does with a part that changes before its
 * code has come. An element of the same name is the replacement.
 */
function inPlaceOf(target: HTMLElement): HTMLElement | undefined {
  const others = document.querySelectorAll<HTMLElement>(target.tagName)
  return [...others].find((other) => nameOf(other) === nameOf(target))
}

function nameOf(element: Element): string | null {
  const name = element.getAttribute('name') ?? element.ariaLabel ?? element.textContent
  return isRadio(element) ? `${name} ${element.value}` : name
}
