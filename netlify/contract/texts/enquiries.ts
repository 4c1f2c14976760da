import { t } from '#contract/wire/language.ts'

/**
 * Texts of the public forms exactly as the specification has them, storefront section 8. A text that the
 * server says too is a getter, because the server says it in the language of each call.
 */

export const submitting = t`Submitting...`

export const contact = {
  get success() {
    return t`Contact request submitted successfully!`
  },
  failure: (message: string) => t` Error: ${message}`,
  network: t`Network error. Please try again later.`,
} as const

export const chat = {
  get success() {
    return t`Query submitted successfully!`
  },
  failure: (reason: string) => {
    const message = reason || t`Something went wrong.`
    return t`Error: ${message}`
  },
  network: t`Network error. Please try again later.`,
} as const

export const finance = {
  get success() {
    return t`Finance Enquiry Submitted Successfully!`
  },
  failure: (message: string) => message || t` Failed to submit. Please try again later.`,
  network: t` Failed to submit. Please try again later.`,
} as const

export const service = {
  get success() {
    return t`Booking saved successfully!`
  },
  failure: (message: string) => t`Error: ${message}`,
  network: t`An error occurred while submitting the form.`,
} as const

export const amc = {
  get success() {
    return t`Enquiry submitted successfully!`
  },
  get required() {
    return t`All fields are required except message.`
  },
  failure: t`Failed to submit enquiry`,
  network: t`Internal Server Error`,
} as const

export const warranty = {
  get success() {
    return t`Warranty Enquiry Submitted Successfully!`
  },
  get required() {
    return t`Please fill in all required fields`
  },
  failure: t`Failed to submit. Please try again.`,
  network: t`Network error. Please check your connection and try again.`,
} as const

export const optIn = {
  get success() {
    return t`Opt-In Request Submitted Successfully!`
  },
  failure: (message: string) => t`Error: ${message}`,
  network: t`Network error. Please try again later.`,
} as const

export const offerEnquiry = {
  get success() {
    return t`Offer Enquiry Submitted Successfully!`
  },
  failure: t`Failed to submit. Please try again later.`,
} as const

export const productEnquiry = {
  get success() {
    return t`Thanks for your enquiry. Our team will get back soon.`
  },
  failure: t`Something went wrong. Please try again.`,
} as const

export const joyClub = {
  get success() {
    return t`Form submitted successfully!`
  },
  failure: t`Failed to submit form. Please try again.`,
  network: t`Something went wrong. Please try again.`,
} as const

export const career = {
  get success() {
    return t`Form submitted successfully!`
  },
  failure: t`Submission failed.`,
  network: t`Something went wrong. Please try again.`,
} as const

export const network = {
  get success() {
    return t`Form Submitted SuccessFully`
  },
  network: t`Network error. Please try again later.`,
} as const
