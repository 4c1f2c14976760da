import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import type { FilledWords } from '#web/ui/text/rich-text.tsx'

/** What stands in the dealer's texts for words in braces. */
export function useDealerWords(): FilledWords {
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
    // The end of a sentence, which says nothing where the dealer counts no customers.
    customersToo:
      customers > 0 ? `, ${t`and over ${figure} customers have ridden home with one of ours`}` : '',
    email: emails.customerCare,
  }
}
