import type { MailPurpose } from '#contract/messages/mail-purposes.ts'
import type { MailList } from '#contract/messages/promise-settings.ts'
import { replaced, without } from '#web/lib/changed-list.ts'

/** The addresses of one purpose and outlet; an outlet of null is every one. */
export function addressesOf(
  lists: readonly MailList[],
  purpose: MailPurpose,
  outletId: number | null,
): string[] {
  return lists.find((list) => list.purpose === purpose && list.outletId === outletId)?.emails ?? []
}

/** The lists with other addresses for one purpose and outlet; a list without any is none. */
export function withAddresses(lists: readonly MailList[], changed: MailList): MailList[] {
  const place = lists.findIndex(
    ({ purpose, outletId }) => purpose === changed.purpose && outletId === changed.outletId,
  )
  if (place < 0) return [...lists, changed]
  return changed.emails.length === 0 ? without(lists, place) : replaced(lists, place, changed)
}

/** What is wrong with the addresses of one purpose and outlet, from the words by path that the server gave. */
export function errorOf(
  errors: Record<string, string>,
  lists: readonly MailList[],
  purpose: MailPurpose,
  outletId: number | null,
): string | undefined {
  const place = lists.findIndex((list) => list.purpose === purpose && list.outletId === outletId)
  return Object.entries(errors).find(([path]) => path.startsWith(`mailLists.${place}.`))?.[1]
}
