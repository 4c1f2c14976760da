import { Terms } from '#web/features/legal/terms.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import { PageFrame } from './page-frame.tsx'

export function Component() {
  const { name, city, emails } = useDealership()
  return (
    <PageFrame
      path={paths.termsConditions}
      title="Terms and conditions, and your details"
      description={`The terms of ${name}: prices, pictures, enquiries, offers, and what happens with the details you send us.`}
      heading="Terms and conditions"
      crumb="Terms and conditions"
      intro="In plain words, because you should be able to read them."
    >
      <Terms name={name} city={city} email={emails.customerCare} />
    </PageFrame>
  )
}
