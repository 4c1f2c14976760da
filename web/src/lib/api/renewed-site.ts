import { t } from '#contract/wire/language.ts'

/**
 * The message for a visitor whose open page is older than the site, and who can go on after reloading the
 * page.
 */
export const renewedWords = t`This site was renewed while the page was open. Please reload the page and try again.`

/** Parts of the messages with which Chrome, Firefox and Safari report code that cannot be fetched. */
const missingCode = /imported module|module script/

/** How long to wait for the server's answer to whether it can be reached, in milliseconds. */
const patienceMs = 4000

/** Whether an error means that a part of the page's code could not be fetched, for any reason. */
export function isCodeMissing(error: unknown): boolean {
  return missingCode.test(String(error))
}

/**
 * Whether a part of the page's code is no longer on the server. Without a connection code cannot be fetched
 * either, but then reloading would not help. A device may be on a network without access to the internet, so
 * the server itself is asked.
 */
export async function isCodeGone(error: unknown): Promise<boolean> {
  if (!isCodeMissing(error)) return false
  // A HEAD request is answered neither by the service worker nor, with `no-store`, by a cache.
  const question = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) } as const
  return await fetch('/', question).then(Boolean, () => false)
}
