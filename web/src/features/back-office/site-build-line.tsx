import { useEffect, useState } from 'react'
import type { SiteBuild } from '#contract/site/site.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'

/**
 * How often the built site is asked for its age, and how long after an action the state of the build is asked
 * for, in milliseconds.
 */
const lookEvery = 20_000
const settledAfter = 2_000
/**
 * Milliseconds. A build takes a few minutes; the hook answers before the build begins, so only the time tells
 * that a build failed.
 */
const longestBuild = 30 * 60_000

/**
 * Says how far a change has come: visitors see the change at once, search engines after the next build of the
 * site.
 */
export function SiteBuildLine() {
  const { value: build, reload } = useLoaded('site build', (signal) =>
    callApi('getSiteBuild', {}, { signal }),
  )
  const builtAt = useBuiltAt()

  // The state of the build is asked for after actions alone: a call at set times would keep a session from
  // ever ending.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(reload, settledAfter)
    }
    document.addEventListener('click', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', look)
    }
  }, [reload])

  if (!build || builtAt === undefined) return null
  return <p className="text-sm text-muted">On the site. {wordsOf(build, builtAt, serverNow())}</p>
}

/** The sentence for staff about the age of the pages for search engines. */
export function wordsOf({ askedAt, state }: SiteBuild, builtAt: Date, now: Date): string {
  if (!askedAt || builtAt >= new Date(askedAt))
    return `Pages for search engines renewed ${ago(builtAt, now)}.`
  if (state === 'manual') return 'Pages for search engines follow with the next deploy.'
  if (state === 'failed') return 'Pages for search engines could not be renewed yet; this is tried again.'
  if (now.getTime() - new Date(askedAt).getTime() > longestBuild)
    return 'Pages for search engines were not renewed: the build that was asked for did not finish. Netlify → Deploys says why.'
  return 'Pages for search engines are being renewed.'
}

const relative = new Intl.RelativeTimeFormat('en')

function ago(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return relative.format(-minutes, 'minute')
  if (minutes < 48 * 60) return relative.format(-Math.floor(minutes / 60), 'hour')
  return relative.format(-Math.floor(minutes / 60 / 24), 'day')
}

/** The time when the site now served was built; a file beside the pages of the site says it. */
function useBuiltAt(): Date | undefined {
  const [builtAt, setBuiltAt] = useState<Date>()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') readBuiltAt().then(setBuiltAt, () => undefined)
    }
    look()
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [])
  return builtAt
}

async function readBuiltAt(): Promise<Date> {
  const answer = await fetch(new URL('/build.json', location.origin))
  return new Date(((await answer.json()) as { builtAt: string }).builtAt)
}
