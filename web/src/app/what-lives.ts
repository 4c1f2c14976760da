import type { DataRouter } from 'react-router-dom'
import { settled } from '#web/lib/address/page-memory.ts'
import { lives } from './hydrate/lives.ts'

const root = document.documentElement

/** The pause before the next look, which grows where something does not come; milliseconds. */
const firstPauseMs = 50
const longestPauseMs = 1000

/** How many answers are on their way that may change what the shown page says. */
let coming = 0
let look = () => {}

/**
 * Says on the root element what lives, for whoever works the page from outside, such as a browser test: `data-lives` is `page`
 * from when the app has started, and `all` while nothing of the page that stands there is on its way: no
 * newer data, no code of a part, no stylesheet. That is looked for, because React tells it in no other way.
 */
export function sayWhatLives(router: DataRouter): void {
  let next: ReturnType<typeof setTimeout> | undefined
  const lookAfter = (pauseMs: number, wasThere: boolean) => {
    next = setTimeout(() => {
      const isThere = coming === 0 && isAllThere(router)
      // Between an answer and what React makes of it a moment passes.
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
}

/** The same answers; until they are there, the page does not count as whole. */
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
    state.navigation.state === 'idle' &&
    !document.querySelector('.animate-shimmer') &&
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
    [...document.querySelectorAll('#root :is(button,input,select,textarea,form,details)')].every(lives)
  )
}
