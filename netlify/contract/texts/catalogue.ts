import { t } from '#contract/wire/language.ts'
/** Texts of the other public pages exactly as the specification has them, storefront section 8. */

export const emi = { invalid: t`Please enter valid inputs.` } as const

export const testimonials = t`No data for the testimonials`

export const staffPage = t`Sorry no staff for that department found.`

export const loading = t`Loading...`

export const modelList = {
  empty: t`No bikes available`,
  scootersFailed: t`Failed to load scooters.`,
  failed: (reason: string) => t`Error loading bikes: ${reason}`,
} as const

export const bike = {
  loading: t`Loading bike details...`,
  loadingImages: t`Loading images...`,
  loadingTab: t`Loading tab content...`,
  priceNote: t`All prices are Ex-Showroom Price`,
  missing: t`N/A`,
} as const
