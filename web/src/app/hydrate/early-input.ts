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
  act: () => void
}

/**
 * Holds back clicks on buttons and the sending of forms until what was touched lives: a press is never lost, and no
 * form is ever sent by the browser itself, with what was typed in the address. `onFirst` is called at every touch of
 * something that does not live yet.
 */
export function catchEarlyInput(onFirst: () => void): EarlyInput {
  let held: Held[] = []

  const touch = ({ target }: Event) => {
    if (target instanceof Element && !lives(target)) onFirst()
  }
  const hold = (event: Event, target: Element, act: () => void) => {
    if (lives(target)) return
    event.preventDefault()
    event.stopPropagation()
    // Whoever presses again because nothing happened means one press.
    if (!held.some((other) => other.target === target)) held.push({ target, type: event.type, act })
    onFirst()
  }
  let nextLook: number | undefined
  const replay = () => {
    if (nextLook) cancelAnimationFrame(nextLook)
    held = held.filter((other) => other.target.isConnected && !(lives(other.target) && arrives(other)))
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
  document.addEventListener('change', ({ target }) => keepVariant(target), { capture: true })
  // Chosen before this script came.
  const first = document.querySelector<HTMLOptionElement>('[name="variant"] [selected]')
  if (first && !first.selected) keepVariant(first.parentElement)

  return { replay }
}

/** Does it again; React stops on its way whatever is done to a part that it has begun to take over and not finished. */
function arrives({ target, type, act }: Held): boolean {
  let isThere = false
  const arrive = () => {
    isThere = true
  }
  target.addEventListener(type, arrive, { capture: true, once: true })
  act()
  return isThere
}

/** A chosen variant stands in the address, which the page reads when it begins to live; React puts its field back. */
function keepVariant(field: unknown): void {
  if (!(field instanceof HTMLSelectElement) || field.name !== 'variant' || lives(field)) return
  const address = new URL(location.href)
  address.searchParams.set('variant', field.value)
  history.replaceState(history.state, '', address)
}

/** React leaves its properties on every element that it has taken over, and tells in no other way. */
function lives(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
