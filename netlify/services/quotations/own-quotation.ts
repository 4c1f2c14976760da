import type { OwnQuotation } from '#contract/quotations/own-quotation.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { orCallUs } from '#domain/enquiries/call-us.ts'
import * as data from '#server/data/quotations/own-quotation.ts'
import { salesPhone } from '#server/lib/sales-phone.ts'
import { quotationOfLink } from '#server/lib/session/quotation-link.ts'

/** The quotation of a link. Throws `not_found` when this server did not make the link, or it is gone. */
export async function readOwnQuotation(link: string): Promise<OwnQuotation> {
  const firstId = quotationOfLink(link)
  return found(firstId && (await data.findOwnQuotation(firstId)))
}

/**
 * Tells staff that the buyer says yes to a version. Throws `not_found`, and `conflict` when the quotation has
 * expired or has a newer version.
 */
export async function agreeToOwnQuotation({
  link,
  version,
}: {
  link: string
  version: number
}): Promise<OwnQuotation> {
  const firstId = quotationOfLink(link)
  const { outcome, ...quotation } = found(firstId && (await data.agreeToQuotation(firstId, version)))
  const callUs = orCallUs(salesPhone())
  if (outcome === 'changed')
    throw new AppError('conflict', {
      message: t`There is a newer version of this quotation. Please reload the page and look at it first.`,
    })
  if (outcome === 'expired')
    throw new AppError('conflict', {
      message: t`This quotation no longer holds. Please ask us for a new one${callUs}.`,
    })
  return quotation
}

function found<Found>(known: Found | '' | undefined): Found {
  if (known) return known
  const callUs = orCallUs(salesPhone())
  throw new AppError('not_found', {
    message: t`We find no quotation for this link. Please use it as we sent it${callUs}.`,
  })
}
