/**
 * User-visible texts that the specifications fix, to the letter. Everything else is written where it is shown.
 * Storefront section 8, back-office sections 2, 5 and 8.
 */
export const texts = {
  submitting: 'Submitting...',
  productEnquiry: {
    success: 'Thanks for your enquiry. Our team will get back soon.',
    failure: 'Something went wrong. Please try again.',
  },
  modelList: {
    empty: 'No bikes available',
    scootersFailed: 'Failed to load scooters.',
    failed: (reason: string) => `Error loading bikes: ${reason}`,
  },
  bike: {
    loading: 'Loading bike details...',
    loadingTab: 'Loading tab content...',
    priceNote: 'All prices are Ex-Showroom Price',
    missing: 'N/A',
  },
  login: {
    success: 'Login successful! Redirecting...',
    failure: 'Invalid credentials',
    exception: 'Something went wrong! Please try again.',
  },
  dashboard: { failure: 'Failed to fetch dashboard data' },
  price: {
    success: 'Price updated successfully',
    failure: 'Failed to update price',
    invalid: 'Please enter a valid price',
    unauthorized: 'Unauthorized! Redirecting to login...',
  },
  report: {
    showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} entries`,
  },
} as const
