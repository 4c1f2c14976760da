/** Texts of the back office exactly as the specification has them, back-office sections 2, 5 and 8. */

export const login = {
  success: 'Login successful! Redirecting...',
  failure: 'Invalid credentials',
  exception: 'Something went wrong! Please try again.',
  busy: 'Too many people are signing in right now. Please try again in a minute.',
} as const

export const dashboard = { failure: 'Failed to fetch dashboard data' } as const

export const price = {
  success: 'Price updated successfully',
  failure: 'Failed to update price',
  invalid: 'Please enter a valid price',
  unauthorized: 'Unauthorized! Redirecting to login...',
} as const

export const accessory = {
  success: 'Price updated successfully!',
  failure: 'Failed to update price!',
  invalid: 'Please select an accessory and enter a price!',
} as const

export const vehicles = {
  activated: 'Vehicle activated successfully',
  deactivated: 'Vehicle deactivated successfully',
  failure: 'Failed to update active status',
  network: 'Something went wrong! Please try again.',
  unauthorized: 'Unauthorized! Redirecting to login...',
} as const

/** Offers, notifications and gallery share their texts. */
export const content = {
  added: 'Offer Added Successfully!',
  slideAdded: 'The slide is added.',
  deleted: 'Offer Deleted Successfully!',
  addFailed: 'Failed to add offer. Please try again.',
  deleteFailed: 'Failed to delete offer. Please try again.',
  invalidId: 'Invalid Offer ID!',
  incomplete: 'Please fill all fields',
  confirmDelete: 'Are you sure you want to delete this offer?',
  loginToast: 'Please login to access this page',
  loginRequired: 'Please login to access the Manage Offers page',
  empty: 'No Notification found. Add your first Notification!',
} as const

export const profile = {
  loading: 'Loading user profile...',
  loadFailed: 'Failed to load user profile. Please try again.',
  success: 'Profile updated successfully',
  failure: 'Profile update failed',
  network: 'Something went wrong! Please try again.',
  missingUserId: 'User ID is missing. Please log in again.',
} as const

export const password = {
  success: 'Password updated successfully',
  failure: 'Failed to update password',
  mismatch: 'New password and confirm password do not match',
  userMissing: 'User not found',
  userNotFound: 'User not found. Please log in again.',
  unauthorized: 'Unauthorized. Please log in.',
  loadFailed: 'Failed to load user data. Please try again.',
} as const
