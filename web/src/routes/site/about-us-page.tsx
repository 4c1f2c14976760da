import { AboutUs } from '#web/features/about/about-us.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { groupLakhs } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageFrame } from './page-frame.tsx'

export function Component() {
  const { name, city, since, showrooms, customers, outlets } = useDealership()
  return (
    <PageFrame
      path={paths.aboutUs}
      title={`About us: ${city}'s two-wheeler dealer since ${since}`}
      description={`${name} has sold and serviced two-wheelers in ${city} since ${since}: ${showrooms} showrooms, ${outlets} outlets${customers > 0 ? ` and over ${groupLakhs(customers)} customers` : ''}.`}
      heading="About Us"
      crumb="About us"
      intro={`Since ${since}, one rider at a time.`}
      actions={
        <>
          <ButtonLink to={paths.companyProfile}>Company profile</ButtonLink>
          <ButtonLink to={paths.networks}>Our outlets</ButtonLink>
        </>
      }
    >
      <AboutUs
        name={name}
        city={city}
        since={since}
        showrooms={showrooms}
        customers={customers}
        outlets={outlets}
      />
    </PageFrame>
  )
}
