/**
 * User-visible texts that the specifications fix, to the letter. Everything else is written where it is shown.
 * Storefront section 8, back-office sections 2, 5 and 8.
 */
export const texts = {
  submitting: 'Submitting...',
  contact: {
    success: 'Contact request submitted successfully!',
    failure: (message: string) => ` Error: ${message}`,
    network: 'Network error. Please try again later.',
  },
  chat: {
    success: 'Query submitted successfully!',
    failure: (message: string) => `Error: ${message || 'Something went wrong.'}`,
    network: 'Network error. Please try again later.',
  },
  finance: {
    success: 'Finance Enquiry Submitted Successfully!',
    failure: (message: string) => message || ' Failed to submit. Please try again later.',
    network: ' Failed to submit. Please try again later.',
  },
  service: {
    success: 'Booking saved successfully!',
    failure: (message: string) => `Error: ${message}`,
    network: 'An error occurred while submitting the form.',
  },
  amc: {
    success: 'Enquiry submitted successfully!',
    required: 'All fields are required except message.',
    failure: 'Failed to submit enquiry',
    network: 'Internal Server Error',
  },
  warranty: {
    success: 'Warranty Enquiry Submitted Successfully!',
    required: 'Please fill in all required fields',
    failure: 'Failed to submit. Please try again.',
    network: 'Network error. Please check your connection and try again.',
  },
  optIn: {
    success: 'Opt-In Request Submitted Successfully!',
    failure: (message: string) => `Error: ${message}`,
    network: 'Network error. Please try again later.',
  },
  offerEnquiry: {
    success: 'Offer Enquiry Submitted Successfully!',
    failure: 'Failed to submit. Please try again later.',
  },
  productEnquiry: {
    success: 'Thanks for your enquiry. Our team will get back soon.',
    failure: 'Something went wrong. Please try again.',
  },
  joyClub: {
    success: 'Form submitted successfully!',
    failure: 'Failed to submit form. Please try again.',
    network: 'Something went wrong. Please try again.',
  },
  career: {
    success: 'Form submitted successfully!',
    failure: 'Submission failed.',
    network: 'Something went wrong. Please try again.',
    nameMissing: 'Please enter your name.',
  },
  network: {
    success: 'Form Submitted SuccessFully',
    network: 'Network error. Please try again later.',
  },
  emi: { invalid: 'Please enter valid inputs.' },
  testimonials: 'No data for the testimonials',
  staffPage: 'Sorry no staff for that department found.',
  loading: 'Loading...',
  modelList: {
    empty: 'No bikes available',
    scootersFailed: 'Failed to load scooters.',
    failed: (reason: string) => `Error loading bikes: ${reason}`,
  },
  bike: {
    loading: 'Loading bike details...',
    loadingImages: 'Loading images...',
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
  accessory: {
    success: 'Price updated successfully!',
    failure: 'Failed to update price!',
    invalid: 'Please select an accessory and enter a price!',
  },
  vehicles: {
    activated: 'Vehicle activated successfully',
    deactivated: 'Vehicle deactivated successfully',
    failure: 'Failed to update active status',
    network: 'Something went wrong! Please try again.',
    unauthorized: 'Unauthorized! Redirecting to login...',
  },
  /** Offers, notifications and gallery share their texts. */
  content: {
    added: 'Offer Added Successfully!',
    deleted: 'Offer Deleted Successfully!',
    addFailed: 'Failed to add offer. Please try again.',
    deleteFailed: 'Failed to delete offer. Please try again.',
    invalidId: 'Invalid Offer ID!',
    incomplete: 'Please fill all fields',
    confirmDelete: 'Are you sure you want to delete this offer?',
    loginToast: 'Please login to access this page',
    loginRequired: 'Please login to access the Manage Offers page',
    empty: 'No Notification found. Add your first Notification!',
  },
  profile: {
    loading: 'Loading user profile...',
    loadFailed: 'Failed to load user profile. Please try again.',
    success: 'Profile updated successfully',
    failure: 'Profile update failed',
    network: 'Something went wrong! Please try again.',
    missingUserId: 'User ID is missing. Please log in again.',
  },
  password: {
    success: 'Password updated successfully',
    failure: 'Failed to update password',
    mismatch: 'New password and confirm password do not match',
    userMissing: 'User not found',
    userNotFound: 'User not found. Please log in again.',
    unauthorized: 'Unauthorized. Please log in.',
    loadFailed: 'Failed to load user data. Please try again.',
  },
  report: {
    showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} entries`,
  },
} as const
