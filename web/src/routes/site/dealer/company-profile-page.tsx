import { useLoaderData } from 'react-router-dom'
import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { CompanyProfile, ProfileText } from '#web/features/dealership/company-profile.tsx'
import { placesInWords } from '#web/features/dealership/places-in-words.ts'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { PageText } from '#web/features/page-text/page-text.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { useDealerWords } from './dealer-words.ts'

export function loader(): { text: Loadable<Block[]> } {
  return { text: loadPageText('company-profile') }
}

export function Component() {
  const { text } = useLoaderData<typeof loader>()
  const dealerWords = useDealerWords()
  const facts = useDealership()
  const { name, district, since, customers } = facts
  const places = placesInWords(facts)
  const description =
    customers > 0
      ? t`${name} in figures: since ${since}, ${places} in ${district} district, over ${groupLakhs(customers)} customers.`
      : t`${name} in figures: since ${since}, ${places} in ${district} district.`
  return (
    <PageFrame
      path={paths.companyProfile}
      title={t`Company profile`}
      description={description}
      heading={t`Company profile`}
      crumb={t`Company profile`}
      above={[{ label: t`About us`, to: paths.aboutUs }]}
      intro={t`Our company in facts and figures.`}
    >
      <CompanyProfile {...facts} />
      <PageText of={text}>{(blocks) => <ProfileText blocks={blocks} words={dealerWords} />}</PageText>
    </PageFrame>
  )
}
