import { useLoaderData } from 'react-router-dom'
import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { AboutUs } from '#web/features/dealership/about-us.tsx'
import { placesInWords } from '#web/features/dealership/places-in-words.ts'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { PageText } from '#web/features/page-text/page-text.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useDealerWords } from './dealer-words.ts'

export function loader(): { text: Loadable<Block[]> } {
  return { text: loadPageText('about') }
}

export function Component() {
  const { text } = useLoaderData<typeof loader>()
  const dealerWords = useDealerWords()
  const { name, city, since, showrooms, customers, outlets } = useDealership()
  const places = placesInWords({ showrooms, outlets })
  const description =
    customers > 0
      ? t`${name} has sold and serviced two-wheelers in ${city} since ${since}: ${places} and over ${groupLakhs(customers)} customers.`
      : t`${name} has sold and serviced two-wheelers in ${city} since ${since}: ${places}.`
  return (
    <PageFrame
      path={paths.aboutUs}
      title={t`About us: ${city}'s two-wheeler dealer since ${since}`}
      description={description}
      heading={t`About Us`}
      crumb={t`About us`}
      intro={t`Two-wheelers, sold and serviced since ${since}.`}
      actions={
        <>
          <ButtonLink to={paths.companyProfile}>{t`Company profile`}</ButtonLink>
          <ButtonLink to={paths.networks}>{t`Our outlets`}</ButtonLink>
        </>
      }
    >
      <PageText of={text}>
        {(blocks) => (
          <AboutUs
            blocks={blocks}
            words={dealerWords}
            since={since}
            showrooms={showrooms}
            customers={customers}
            outlets={outlets}
          />
        )}
      </PageText>
    </PageFrame>
  )
}
