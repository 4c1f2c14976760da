/** Texts of the public forms exactly as the specification has them, storefront section 8. */

export const submitting = 'Submitting...'

export const contact = {
  success: 'Contact request submitted successfully!',
  failure: (message: string) => ` Error: ${message}`,
  network: 'Network error. Please try again later.',
} as const

export const chat = {
  success: 'Query submitted successfully!',
  failure: (message: string) => `Error: ${message || 'Something went wrong.'}`,
  network: 'Network error. Please try again later.',
} as const

export const finance = {
  success: 'Finance Enquiry Submitted Successfully!',
  failure: (message: string) => message || ' Failed to submit. Please try again later.',
  network: ' Failed to submit. Please try again later.',
} as const

export const service = {
  success: 'Booking saved successfully!',
  failure: (message: string) => `Error: ${message}`,
  network: 'An error occurred while submitting the form.',
} as const

export const amc = {
  success: 'Enquiry submitted successfully!',
  required: 'All fields are required except message.',
  failure: 'Failed to submit enquiry',
  network: 'Internal Server Error',
} as const

export const warranty = {
  success: 'Warranty Enquiry Submitted Successfully!',
  required: 'Please fill in all required fields',
  failure: 'Failed to submit. Please try again.',
  network: 'Network error. Please check your connection and try again.',
} as const

export const optIn = {
  success: 'Opt-In Request Submitted Successfully!',
  failure: (message: string) => `Error: ${message}`,
  network: 'Network error. Please try again later.',
} as const

export const offerEnquiry = {
  success: 'Offer Enquiry Submitted Successfully!',
  failure: 'Failed to submit. Please try again later.',
} as const

export const productEnquiry = {
  success: 'Thanks for your enquiry. Our team will get back soon.',
  failure: 'Something went wrong. Please try again.',
} as const

export const joyClub = {
  success: 'Form submitted successfully!',
  failure: 'Failed to submit form. Please try again.',
  network: 'Something went wrong. Please try again.',
} as const

export const career = {
  success: 'Form submitted successfully!',
  failure: 'Submission failed.',
  network: 'Something went wrong. Please try again.',
  nameMissing: 'Please enter your name.',
} as const

export const network = {
  success: 'Form Submitted SuccessFully',
  network: 'Network error. Please try again later.',
} as const
