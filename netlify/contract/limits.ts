/**
 * Lengths (characters) every text has, the same in forms, schemas and the database's checks.
 * Generous on purpose: a limit stops abuse, never a customer.
 */
export const limits = {
  name: 120,
  email: 254,
  mobile: 20,
  model: 80,
  colour: 60,
  message: 2000,
  address: 500,
  short: 60,
  title: 120,
  alt: 200,
  fileName: 200,
  userId: 60,
  passwordLength: 8,
  /** bcrypt reads 72 bytes; a longer password would be cut silently, so it is refused. */
  passwordBytes: 72,
  search: 100,
} as const

/** Bytes a JSON body may have. */
export const jsonBodyBytes = 64 * 1024

/** Bytes a multipart body may have in all, files and fields: what a function takes of binary data. */
export const formBodyBytes = 4.5 * 1024 * 1024

/** Bytes and types of files. A function takes 4.5 MB of binary at most, so what may be larger goes straight to the store. */
export const upload = {
  imageBytes: 4 * 1024 * 1024,
  imageTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  imagePixels: 40_000_000,
  resumeBytes: 10 * 1024 * 1024,
  /** A resume up to this travels inside the form. */
  directResumeBytes: 4 * 1024 * 1024,
} as const

export const report = {
  pageSize: 10,
  maxPageSize: 100,
  maxPage: 1_000_000,
} as const

/** Rupees; the dearest big bike is far below, and paise of it fit a safe integer. */
export const maxPriceRupees = 100_000_000
