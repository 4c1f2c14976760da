import type { PageFiller } from '#contract/content/fillers.ts'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { useDealership } from '#web/lib/dealership.tsx'

/** The values of the words in braces in the dealer's texts. */
export function useDealerWords(): Readonly<Record<PageFiller, string | number>> {
  const { name, city, district, state, since, showrooms, outlets, customers, emails } = useDealership()
  const figure = groupLakhs(customers)
  return {
    name,
    city,
    district,
    state,
    since,
    showrooms,
    outlets,
    customers: figure,
    // The end of a sentence; empty for a dealer that counts no customers.
    customersToo:
      customers > 0 ? `, ${t`and over ${figure} customers have ridden home with one of ours`}` : '',
    email: emails.customerCare,
  }
}
