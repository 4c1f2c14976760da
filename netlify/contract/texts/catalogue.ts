/** Texts of the other public pages exactly as the specification has them, storefront section 8. */

export const emi = { invalid: 'Please enter valid inputs.' } as const

export const testimonials = 'No data for the testimonials'

export const staffPage = 'Sorry no staff for that department found.'

export const loading = 'Loading...'

export const modelList = {
  empty: 'No bikes available',
  scootersFailed: 'Failed to load scooters.',
  failed: (reason: string) => `Error loading bikes: ${reason}`,
} as const

export const bike = {
  loading: 'Loading bike details...',
  loadingImages: 'Loading images...',
  loadingTab: 'Loading tab content...',
  priceNote: 'All prices are Ex-Showroom Price',
  missing: 'N/A',
} as const
