/** Where a slip is looked up by its number. */
export const slipsPath = '/slip'

/** The page of a slip. */
export function slipPath(number: string): string {
  return `${slipsPath}/${encodeURIComponent(number)}`
}
