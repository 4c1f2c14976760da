import { Failure } from '#server/command/failure.ts'
import type { Draft } from './netlify-api.ts'
import type { ReleaseTools } from './release-tools.ts'
import { smoke, wrongReadiness } from './smoke.ts'

/** How often and how many times a promoted site is asked whether it is ready: two minutes in all. */
const everyMs = 4_000
const mostTries = 30

/** The command that brings a deploy back. */
export const backTo = (deploy: string): string => `npm run release -- --back ${deploy}`

type Tools = Pick<ReleaseTools, 'say' | 'commit' | 'siteUrl' | 'netlify' | 'staff' | 'pause'>

/**
 * Publishes a draft, waits until the site is ready in its version and tries it at the address of visitors,
 * where other settings hold than for a draft; otherwise publishes the deploy `before` again and throws
 * `Failure`.
 */
export async function goLive(tools: Tools, draft: Draft, before: string | undefined): Promise<void> {
  if (before) tools.say(`If this is cut off: ${backTo(before)}`)
  const wrong = await published(tools, draft)
  if (wrong.length === 0) return
  const why = `The new version is not ready (${wrong.join('; ')})`
  if (!before) throw new Failure(`${why}, and there is no deploy before it.`, 'See Netlify → Logs.')
  tools.say(`${why}. The deploy ${before} comes back …`)
  await tools.netlify.publish(before)
  throw new Failure(
    `${why}. Visitors see the deploy ${before} again, which runs on the new schema too.`,
    `The draft stays at ${draft.url}; see Netlify → Logs → Functions.`,
  )
}

/** Publishes the draft; answers what is wrong with the site then. */
async function published(tools: Tools, draft: Draft): Promise<string[]> {
  const { siteUrl, commit, netlify, staff, pause } = tools
  try {
    await netlify.publish(draft.id)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  let wrong = await wrongReadiness(siteUrl, commit)
  for (let attempt = 1; attempt < mostTries && wrong.length > 0; attempt++) {
    await pause(everyMs)
    wrong = await wrongReadiness(siteUrl, commit)
  }
  if (wrong.length > 0) return wrong
  return smoke({ url: siteUrl, version: commit, staff }).then(
    (tried) => tried.wrong,
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  )
}
