import type { DataRouter } from 'react-router-dom'
import { settled } from '#web/lib/address/page-memory.ts'
import { lateParts } from '#web/ui/loading/late-parts.ts'
import { lives } from './hydrate/lives.ts'

const root = document.documentElement

/** The pause before the next look in milliseconds, which grows while something is still missing. */
const firstPauseMs = 50
const longestPauseMs = 1000

/** The number of answers on their way that may change what the shown page says. */
let coming = 0
let look = () => {}

/**
 * Says on the root element how far the page lives, for programs that use the page from outside, such as a
 * browser test: `data-lives` is `page` from when the app has started, and `all` while no part of the shown
 * page is on its way: no newer data, no code, no stylesheet. The page is looked at repeatedly, because React
 * gives no other sign.
 */
export function sayWhatLives(router: DataRouter): void {
  let next: ReturnType<typeof setTimeout> | undefined
  const lookAfter = (pauseMs: number, wasThere: boolean) => {
    next = setTimeout(() => {
      const isThere = coming === 0 && isAllThere(router)
      // Two looks in a row must find the page whole, because a moment passes between an answer and its
      // rendering.
      if (isThere && wasThere) root.dataset.lives = 'all'
      else lookAfter(isThere ? firstPauseMs : Math.min(pauseMs * 1.5, longestPauseMs), isThere)
    }, pauseMs)
  }
  look = () => {
    clearTimeout(next)
    root.dataset.lives = 'page'
    lookAfter(firstPauseMs, false)
  }
  const follow = () =>
    void whileComing(Promise.allSettled(Object.values(router.state.loaderData).map(settled)))
  router.subscribe(follow)
  follow()
  void lateParts.released().then(() => look())
}

/** Answers the same promise, and counts the page as not whole until that promise settles. */
export async function whileComing<Answers>(answers: Promise<Answers>): Promise<Answers> {
  coming++
  look()
  try {
    return await answers
  } finally {
    coming--
    look()
  }
}

function isAllThere({ state }: DataRouter): boolean {
  return (
    !lateParts.areHeld() &&
    state.navigation.state === 'idle' &&
    !document.querySelector('.animate-shimmer') &&
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
    [...document.querySelectorAll('#root :is(button,input,select,textarea,form,details)')]
      // A part that this screen hides, such as the desktop menu on a phone, may do without its code.
      .filter((element) => element.checkVisibility?.() ?? true)
      .every(lives)
  )
}
