import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import * as data from '#server/data/enquiries/review-asks.ts'
import { leadOfReviewLink } from '#server/lib/session/review-link.ts'

/** What the review of a link is asked of; throws `not_found` when the link is none of ours. */
export async function readReviewAsk(link: string): Promise<{
  vehicle: string
  outlet: string
  google: string
  isRefused: boolean
}> {
  const lead = leadOfReviewLink(link)
  const ask = lead && (await data.findReviewAsk(lead))
  if (!ask) throw noSuchLink()
  return ask
}

/** Notes that the person of a link is not asked again; throws `not_found` like `readReviewAsk`. */
export async function refuseReviewAsks(link: string): Promise<{ message: string }> {
  const lead = leadOfReviewLink(link)
  if (!lead || !(await data.refuseReviewAsks(lead))) throw noSuchLink()
  return { message: t`Done. We will not ask you for a review again.` }
}

function noSuchLink(): AppError {
  return new AppError('not_found', {
    message: t`This link is not complete. Please use it as it stands in our mail.`,
  })
}
