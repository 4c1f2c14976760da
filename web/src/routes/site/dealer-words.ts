import { dealership } from '#web/features/dealership/dealership.ts'
import { groupLakhs } from '#web/lib/money.ts'
import type { FilledWords } from '#web/ui/rich-text.tsx'

const { name, city, state, since, showrooms, outlets, customers, emails } = dealership

/** What stands in the dealer's texts for words in braces. */
export const dealerWords: FilledWords = {
  name,
  city,
  state,
  since,
  showrooms,
  outlets,
  customers: groupLakhs(customers),
  email: emails.customerCare,
}
