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
  userId: 60,
  /** bcrypt reads 72 bytes; a longer password would be cut silently, so it is refused. */
  passwordBytes: 72,
  search: 100,
} as const

/** Bytes a JSON body may have. */
export const jsonBodyBytes = 64 * 1024

export const report = {
  pageSize: 10,
  maxPageSize: 100,
  maxPage: 1_000_000,
} as const

/** Rupees; the dearest big bike is far below, and paise of it fit a safe integer. */
export const maxPriceRupees = 100_000_000
