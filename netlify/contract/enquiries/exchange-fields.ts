import { z } from 'zod'
import { yearInIndia } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { plainNumber } from '#contract/wire/phone-number.ts'

/** A whole number as people type it: digits of any script, grouped or not; answers plain digits. */
function wholeNumber(max: number, fits: (value: number) => boolean, error: () => string) {
  return z
    .union([z.string().max(40), z.number().transform(String)], { error })
    .transform(plainNumber)
    .refine((digits) => new RegExp(`^\\d{1,${max}}$`).test(digits) && fits(Number(digits)), { error })
}

/** The earliest year of purchase: older vehicles have no market. */
const firstYear = 1980

/** The year in which the vehicle was bought new; not later than the current year. */
export const yearOfPurchase = wholeNumber(
  4,
  (year) => year >= firstYear && year <= yearInIndia(),
  () => t`Please enter the year, such as 2019.`,
)

/** The kilometres on the meter of the vehicle. */
export const kilometresRun = wholeNumber(
  6,
  () => true,
  () => t`Please enter the kilometres, such as 24000.`,
)
