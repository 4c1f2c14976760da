import { t } from '#contract/wire/language.ts'

/** Texts of the public forms exactly as the specification has them, storefront section 8. */

export const submitting = t`Submitting...`

export const contact = {
  success: t`Contact request submitted successfully!`,
  failure: (message: string) => t` Error: ${message}`,
  network: t`Network error. Please try again later.`,
} as const

export const chat = {
  success: t`Query submitted successfully!`,
  failure: (said: string) => {
    const message = said || t`Something went wrong.`
    return t`Error: ${message}`
  },
  network: t`Network error. Please try again later.`,
} as const

export const finance = {
  success: t`Finance Enquiry Submitted Successfully!`,
  failure: (message: string) => message || t` Failed to submit. Please try again later.`,
  network: t` Failed to submit. Please try again later.`,
} as const

export const service = {
  success: t`Booking saved successfully!`,
  failure: (message: string) => t`Error: ${message}`,
  network: t`An error occurred while submitting the form.`,
} as const

export const amc = {
  success: t`Enquiry submitted successfully!`,
  required: t`All fields are required except message.`,
  failure: t`Failed to submit enquiry`,
  network: t`Internal Server Error`,
} as const

export const warranty = {
  success: t`Warranty Enquiry Submitted Successfully!`,
  required: t`Please fill in all required fields`,
  failure: t`Failed to submit. Please try again.`,
  network: t`Network error. Please check your connection and try again.`,
} as const

export const optIn = {
  success: t`Opt-In Request Submitted Successfully!`,
  failure: (message: string) => t`Error: ${message}`,
  network: t`Network error. Please try again later.`,
} as const

export const offerEnquiry = {
  success: t`Offer Enquiry Submitted Successfully!`,
  failure: t`Failed to submit. Please try again later.`,
} as const

export const productEnquiry = {
  success: t`Thanks for your enquiry. Our team will get back soon.`,
  failure: t`Something went wrong. Please try again.`,
} as const

export const joyClub = {
  success: t`Form submitted successfully!`,
  failure: t`Failed to submit form. Please try again.`,
  network: t`Something went wrong. Please try again.`,
} as const

export const career = {
  success: t`Form submitted successfully!`,
  failure: t`Submission failed.`,
  network: t`Something went wrong. Please try again.`,
  nameMissing: t`Please enter your name.`,
} as const

export const network = {
  success: t`Form Submitted SuccessFully`,
  network: t`Network error. Please try again later.`,
} as const
