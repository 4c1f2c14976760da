import { CompanyProfile } from '#web/features/about/company-profile.tsx'
import { dealership } from '#web/features/dealership/dealership.ts'
import { groupLakhs } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { PageFrame } from './page-frame.tsx'

const { name, city, state, since, showrooms, customers, outlets, address, openingHours } = dealership

export function Component() {
  return (
    <PageFrame
      path={paths.companyProfile}
      title="Company profile"
      description={`${name} in figures: since ${since}, ${showrooms} showrooms, ${outlets} outlets in ${city} district, over ${groupLakhs(customers)} customers.`}
      heading="Company profile"
      crumb="Company profile"
      above={[{ label: 'About us', to: paths.aboutUs }]}
      intro="Our company in facts and figures."
    >
      <CompanyProfile
        name={name}
        city={city}
        state={state}
        since={since}
        showrooms={showrooms}
        customers={customers}
        outlets={outlets}
        address={address}
        openingHours={openingHours}
      />
    </PageFrame>
  )
}
