import { useLoaderData } from 'react-router-dom'
import type { Block } from '#contract/page-texts.ts'
import { CompanyProfile, ProfileText } from '#web/features/about/company-profile.tsx'
import { dealership } from '#web/features/dealership/dealership.ts'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { PageText } from '#web/features/page-text/page-text.tsx'
import { groupLakhs } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { dealerWords } from './dealer-words.ts'
import { PageFrame } from './page-frame.tsx'

const { name, city, state, since, showrooms, customers, outlets, address, openingHours } = dealership

export function loader(): { text: Loadable<Block[]> } {
  return { text: loadPageText('company-profile') }
}

export function Component() {
  const { text } = useLoaderData<typeof loader>()
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
      <PageText of={text}>{(blocks) => <ProfileText blocks={blocks} words={dealerWords} />}</PageText>
    </PageFrame>
  )
}
