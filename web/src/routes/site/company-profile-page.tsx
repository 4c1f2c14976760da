import { CompanyProfile } from '#web/features/about/company-profile.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { groupLakhs } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { PageFrame } from './page-frame.tsx'

export function Component() {
  const facts = useDealership()
  const { name, district, since, showrooms, customers, outlets } = facts
  const customersToo = customers > 0 ? `, over ${groupLakhs(customers)} customers` : ''
  return (
    <PageFrame
      path={paths.companyProfile}
      title="Company profile"
      description={`${name} in figures: since ${since}, ${showrooms} showrooms, ${outlets} outlets in ${district} district${customersToo}.`}
      heading="Company profile"
      crumb="Company profile"
      above={[{ label: 'About us', to: paths.aboutUs }]}
      intro="Our company in facts and figures."
    >
      <CompanyProfile {...facts} />
    </PageFrame>
  )
}
