import { t } from '#contract/wire/language.ts'

/** What somebody reads whose open page is older than the site, and who can go on by reloading it. */
export const renewedWords = t`This site was renewed while the page was open. Please reload the page and try again.`

/** What Chrome, Firefox and Safari say of code that cannot be fetched. */
const missingCode = /imported module|module script/

/** For how long the server is asked whether it is there, in milliseconds. */
const patienceMs = 4000

/** Whether an error says that a part of the page's code could not be fetched, for whatever reason. */
export function isCodeMissing(error: unknown): boolean {
  return missingCode.test(String(error))
}

/**
 * Whether a part of the page's code is no longer on the server. Without a way to the server it cannot be fetched either,
 * but then reloading would not help; a device may have a network that leads nowhere, so the server itself is asked.
 */
export async function isCodeGone(error: unknown): Promise<boolean> {
  if (!isCodeMissing(error)) return false
  // No service worker and no cache answers this kind of question.
  const question = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) } as const
  return await fetch('/', question).then(Boolean, () => false)
}
