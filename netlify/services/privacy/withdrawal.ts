import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { noteWithdrawal } from '#server/data/privacy/consents.ts'
import { isWithdrawalKey } from '#server/lib/session/withdrawal-link.ts'

/**
 * Withdraws the consent of the visitor who has the link of a lead. Throws `not_found` when this server did
 * not make the link.
 */
export async function withdrawConsent({
  lead,
  key,
}: {
  lead: string
  key: string
}): Promise<{ message: string }> {
  if (!isWithdrawalKey(lead, key) || !(await noteWithdrawal(lead)))
    throw new AppError('not_found', {
      message: t`This link is not complete. Please use it as it stands in our mail.`,
    })
  return { message: t`Done. We will send you no more messages.` }
}
