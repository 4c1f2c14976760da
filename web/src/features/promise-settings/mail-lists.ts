import type { MailPurpose } from '#contract/messages/mail-purposes.ts'
import type { MailList } from '#contract/messages/promise-settings.ts'
import { replaced, without } from '#web/lib/changed-list.ts'

/** The addresses of one purpose and outlet; null as the outlet means every outlet. */
export function addressesOf(
  lists: readonly MailList[],
  purpose: MailPurpose,
  outletId: number | null,
): string[] {
  return lists.find((list) => list.purpose === purpose && list.outletId === outletId)?.emails ?? []
}

/** The lists with other addresses for one purpose and outlet; a list without addresses is left out. */
export function withAddresses(lists: readonly MailList[], changed: MailList): MailList[] {
  const place = lists.findIndex(
    ({ purpose, outletId }) => purpose === changed.purpose && outletId === changed.outletId,
  )
  if (place < 0) return [...lists, changed]
  return changed.emails.length === 0 ? without(lists, place) : replaced(lists, place, changed)
}

/** The error of the addresses of one purpose and outlet, from the server's errors by path. */
export function errorOf(
  errors: Record<string, string>,
  lists: readonly MailList[],
  purpose: MailPurpose,
  outletId: number | null,
): string | undefined {
  const place = lists.findIndex((list) => list.purpose === purpose && list.outletId === outletId)
  return Object.entries(errors).find(([path]) => path.startsWith(`mailLists.${place}.`))?.[1]
}
