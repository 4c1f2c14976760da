/** What people do with a prerendered page before its code has come. */
export interface EarlyInput {
  /** Does again what was held back, each as soon as what it was done to lives; call when React has taken over. */
  replay: () => void
}

/** Clicks on these do nothing useful without code; links, accordions and form fields work by themselves. */
const needsCode = 'button:not([type="submit"]), [role="tab"]'

interface Held {
  target: Element
  type: string
  act: (target: Element) => void
  /** The page on which a list is waited for that takes the place of `target`. */
  page?: string
}

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
  const hold = (event: Event, target: Element, act: Held['act']) => {
    if (lives(target)) return
    event.preventDefault()
    event.stopPropagation()
    // Whoever presses again because nothing happened means one press.
    if (!held.some((other) => other.target === target)) held.push({ target, type: event.type, act })
    onFirst()
  }
  // React puts a list back to what it was when it takes it over, or makes a new one where the address says more than its markup.
  const holdChoice = (list: unknown) => {
    if (!(list instanceof HTMLSelectElement) || lives(list)) return
    const { value } = list
    const act = (target: Element) => {
      Object.assign(target, { value }).dispatchEvent(new Event('change', { bubbles: true }))
    }
    held = held.filter(({ target }) => target !== list)
    held.push({ target: list, type: 'change', act, page: location.pathname })
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
function waits({ target, type, act, page }: Held): boolean {
  if (target.isConnected) return !lives(target) || !arrives(target, type, act)
  if (page !== location.pathname) return false
  const [list] = document.getElementsByName(target.getAttribute('name') ?? '')
  return !list || !lives(list) || !arrives(list, type, act)
}

/** React stops on its way whatever is done to a part that it has begun to take over and not finished. */
function arrives(target: Element, type: string, act: Held['act']): boolean {
  let isThere = false
  const arrive = () => {
    isThere = true
  }
  target.addEventListener(type, arrive, { capture: true, once: true })
  act(target)
  return isThere
}

/** React leaves its properties on every element that it has taken over, and tells in no other way. */
function lives(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
