import { t } from '#contract/language.ts'

/** What somebody reads whose open page is older than the site, and who can go on by reloading it. */
export const renewedWords = t`This site was renewed while the page was open. Please reload the page and try again.`

/** What Chrome, Firefox and Safari say of code that cannot be fetched. */
const missingCode = /dynamically imported module|importing a module script/i

/**
 * Whether a part of the page's code is no longer on the server. Without a network it cannot be fetched either, but then
 * reloading would not help.
 */
export function isCodeGone(error: unknown): boolean {
  return isMissing(error) && navigator.onLine
}

/** Whether a part of the page's code cannot be fetched because the device has no network. */
export function isCodeAway(error: unknown): boolean {
  return isMissing(error) && !navigator.onLine
}

function isMissing(error: unknown): boolean {
  return error instanceof TypeError && missingCode.test(error.message)
}

/**
 * Whether the server and a form no longer mean the same: the server complains of fields, and the form has none of them.
 * A name such as `address.pin` belongs to the field `address`.
 */
export function isFormOutdated(
  { code, fields }: { code: string; fields: Record<string, string> },
  names: readonly string[],
): boolean {
  const complaints = Object.keys(fields)
  if (code !== 'invalid_fields' || complaints.length === 0) return false
  return complaints.every((name) => !names.includes(name.split('.')[0] ?? ''))
}
