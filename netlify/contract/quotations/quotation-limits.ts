/** The limits of quotations, apart from the schemas, so that a form shows them without loading zod. */
export const quotationLimits = {
  /** The most rupees of an exchange, a discount or a down payment. */
  rupees: 10_000_000,
  oldVehicle: 80,
  lender: 60,
  months: { from: 3, to: 84 },
  /** The highest rate of a loan, per cent a year on a reducing balance. */
  rate: 40,
} as const

/** The engine up to which the lower rate of GST holds, in cc. */
export const smallEngine = 350
