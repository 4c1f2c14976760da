// Apart from the schemas, so that a page can work in paise without loading zod.

/** Database paise to wire rupees. */
export function rupeesFromPaise(paise: number): number {
  return paise / 100
}

/** Wire rupees to database paise. */
export function paiseFromRupees(amount: number): number {
  return Math.round(amount * 100)
}
