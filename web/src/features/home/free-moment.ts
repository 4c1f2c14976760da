import { typedValues } from '#web/ui/form/values/typed-values.ts'
import { isAnythingOpen } from '#web/ui/overlay/back.ts'

interface Moment {
  /** Milliseconds of `performance.now()` from which the pause counts. */
  from: number
  pauseMs: number
}

const signsOfLife = [
  'keydown',
  'input',
  'pointerdown',
  'pointermove',
  'touchmove',
  'wheel',
  'scroll',
] as const
/** The milliseconds after which a page in use is looked at again. */
const lookAgainMs = 300

/**
 * Calls `act` once when something may come over the page: nobody has typed, touched or scrolled for
 * `pauseMs`, no form is in use and nothing is open. The returned function ends the waiting.
 */
export function atFreeMoment({ from, pauseMs }: Moment, act: () => void): () => void {
  // A visitor who touched the page before this code had come may be touching it still.
  let usedAt = navigator.userActivation?.hasBeenActive ? performance.now() : from
  const use = () => {
    usedAt = performance.now()
  }
  const over = new AbortController()
  for (const sign of signsOfLife)
    window.addEventListener(sign, use, { capture: true, passive: true, signal: over.signal })
  let timer: ReturnType<typeof setTimeout>
  const end = () => {
    clearTimeout(timer)
    over.abort()
  }
  const look = () => {
    const left = usedAt + pauseMs - performance.now()
    if (left > 0 || isInUse()) {
      timer = setTimeout(look, Math.max(left, lookAgainMs))
      return
    }
    end()
    act()
  }
  timer = setTimeout(look, Math.max(0, usedAt + pauseMs - performance.now()))
  return end
}

function isInUse(): boolean {
  return (
    document.hidden ||
    isAnythingOpen() ||
    document.querySelector('header [aria-expanded="true"]') !== null ||
    [...document.forms].some(isFormInUse)
  )
}

function isFormInUse(form: HTMLFormElement): boolean {
  return form.contains(document.activeElement) || Object.keys(typedValues(form)).length > 0
}
