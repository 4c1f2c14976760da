import { t } from '#contract/wire/language.ts'

/** Texts of the public forms that the specification lacks, in the specification's manner. */

const failed = t`Failed to submit. Please try again later.`
export const sparePart = {
  get success() {
    return t`Your question about the part has reached us.`
  },
  failure: failed,
} as const
export const serviceEnquiry = {
  get success() {
    return t`Your question has reached the workshop.`
  },
  failure: failed,
} as const
export const salesEnquiry = {
  get success() {
    return t`Your question has reached the showroom.`
  },
  failure: failed,
} as const
export const review = {
  get success() {
    return t`Thank you. Your review has reached us.`
  },
  failure: failed,
} as const
export const exchange = {
  get success() {
    return t`We have the details of your vehicle.`
  },
  failure: failed,
} as const
export const arrival = {
  get success() {
    return t`We tell you when one is here.`
  },
  failure: failed,
} as const
