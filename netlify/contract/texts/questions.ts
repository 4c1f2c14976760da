import { t } from '#contract/wire/language.ts'

/** Texts of the public forms that the specification does not have, in its manner. */

const failed = t`Failed to submit. Please try again later.`
export const sparePart = {
  success: t`Your question about the part has reached us.`,
  failure: failed,
} as const
export const serviceEnquiry = {
  success: t`Your question has reached the workshop.`,
  failure: failed,
} as const
export const salesEnquiry = { success: t`Your question has reached the showroom.`, failure: failed } as const
export const review = { success: t`Thank you. Your review has reached us.`, failure: failed } as const
export const exchange = { success: t`We have the details of your vehicle.`, failure: failed } as const
