/**
 * What tells that a visitor begins to use a page. A scrolled list or slide counts as little as what a page
 * does by itself: only the scrolling of the page reaches the window.
 */
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
] as const

/** How long a loaded page that nobody uses does without its late parts, in milliseconds. */
const pauseMs = 4000

/** With its status on it, a settled promise makes React's `use` go on at once instead of a moment later. */
const settled = (promise: Promise<void>) => Object.assign(promise, { status: 'fulfilled', value: undefined })

let areHeld = false
let released: Promise<void> = settled(Promise.resolve())
let release = () => {}

/**
 * The parts of a prerendered page that nobody sees change at first: their markup stands in the page, and
 * their code is asked for when a visitor begins to use the page, at the latest some seconds after its load.
 * Any other page has its late parts at once.
 */
export const lateParts = {
  areHeld: (): boolean => areHeld,

  /** Settles when the parts are held no longer; the same promise for every caller. */
  released: (): Promise<void> => released,

  /** Holds the parts of this page; to be called once, before any of them is rendered. */
  hold: (): void => {
    areHeld = true
    released = new Promise((resolve) => {
      release = () => {
        areHeld = false
        settled(released)
        for (const sign of signs) removeEventListener(sign, release)
        resolve()
      }
    })
    for (const sign of signs) addEventListener(sign, release, { passive: true })
  },

  /** To be called when something waits for the parts, such as a change of the page. */
  release: (): void => release(),

  /** Releases the parts after a pause; to be called when the page is loaded. */
  releaseSoon: (): void => void setTimeout(release, pauseMs),
}
