/**
 * The longest texts in characters, the same in forms, schemas and the checks of the database. The limits are
 * generous, so that they stop abuse, never a customer.
 */
export const limits = {
  name: 120,
  email: 254,
  mobile: 20,
  model: 80,
  colour: 60,
  message: 2000,
  pageText: 20_000,
  address: 500,
  short: 60,
  title: 120,
  slideTitle: 60,
  slideLine: 120,
  alt: 200,
  fileName: 200,
  userId: 60,
  passwordLength: 8,
  /** bcrypt reads 72 bytes. A longer password would be cut silently, so it is refused. */
  passwordBytes: 72,
  search: 100,
} as const

/** The most bytes of a JSON body. */
export const jsonBodyBytes = 64 * 1024

/** The most bytes of a multipart body, files and fields together: the limit of a function for binary data. */
export const formBodyBytes = 4.5 * 1024 * 1024

/**
 * Sizes (bytes) and types of files. A function takes 4.5 MB of binary data at most, so larger files go
 * straight to Storage.
 */
export const upload = {
  imageBytes: 4 * 1024 * 1024,
  imageTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  imagePixels: 40_000_000,
  brochureBytes: 4 * 1024 * 1024,
  resumeBytes: 10 * 1024 * 1024,
  /** A résumé up to this size travels inside the form. */
  directResumeBytes: 4 * 1024 * 1024,
} as const

export const report = {
  pageSize: 10,
  maxPageSize: 100,
  maxPage: 1_000_000,
} as const

/** The highest price in rupees: far above any vehicle, and in paise still a safe integer. */
export const maxPriceRupees = 100_000_000

/** The most rupees that an offer takes off a price; the database checks the same limit. */
export const maxRupeesOff = 1_000_000
