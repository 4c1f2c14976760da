import type { SiteBuild } from '#contract/site/site.ts'
import { indianTime } from '#contract/wire/indian-clock.ts'
import { timeInWords } from '#contract/wire/time-words.ts'

/**
 * Milliseconds. A build takes a few minutes; the hook answers before the build begins, so only the time tells
 * that a build failed.
 */
const longestBuild = 30 * 60_000

/** Was something changed since the site now served was built? */
export function isBehind({ askedAt }: SiteBuild, builtAt: Date): boolean {
  return askedAt !== null && builtAt < new Date(askedAt)
}

/** Is a build called for, or about to be? */
export function isRenewing({ state, left, askedAt }: SiteBuild): boolean {
  return askedAt !== null && (state === 'called' || (state === 'wanted' && left > 0))
}

/** Is there a build left today, and none on its way? */
export function mayBePublished(build: SiteBuild, now: Date): boolean {
  return build.left > 0 && (build.state === 'waiting' || (build.state === 'called' && isLost(build, now)))
}

function isLost({ calledAt }: SiteBuild, now: Date): boolean {
  return calledAt !== null && now.getTime() - new Date(calledAt).getTime() > longestBuild
}

/** The sentence for staff about the age of the pages for search engines, and when they are renewed. */
export function wordsOf(build: SiteBuild, builtAt: Date, now: Date): string {
  const { state, nextAt, left } = build
  if (!isBehind(build, builtAt)) return `Pages for search engines renewed ${ago(builtAt, now)}.`
  if (state === 'manual') return 'Pages for search engines follow with the next deploy.'
  if (state === 'failed') return 'Pages for search engines could not be renewed yet; this is tried again.'
  if (state === 'called' && isLost(build, now))
    return 'Pages for search engines were not renewed: the build that was asked for did not finish. Netlify → Deploys says why.'
  if (isRenewing(build) || nextAt === null) return 'Pages for search engines are being renewed.'
  const follow = `Pages for search engines follow at ${timeInWords(indianTime(new Date(nextAt)))}.`
  if (left === 0) return `${follow} They cannot be published sooner again today.`
  return `${follow} They can be published sooner ${left === 1 ? 'once more' : `${left} more times`} today.`
}

const relative = new Intl.RelativeTimeFormat('en')

function ago(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return relative.format(-minutes, 'minute')
  if (minutes < 48 * 60) return relative.format(-Math.floor(minutes / 60), 'hour')
  return relative.format(-Math.floor(minutes / 60 / 24), 'day')
}
