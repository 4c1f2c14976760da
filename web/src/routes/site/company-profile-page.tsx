import { useLoaderData } from 'react-router-dom'
import { t } from '#contract/language.ts'
import type { Block } from '#contract/page-texts.ts'
import { groupLakhs } from '#contract/rupee-words.ts'
import { CompanyProfile, ProfileText } from '#web/features/about/company-profile.tsx'
import { placesInWords } from '#web/features/about/places-in-words.ts'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { PageText } from '#web/features/page-text/page-text.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { useDealerWords } from './dealer-words.ts'
import { PageFrame } from './page-frame.tsx'

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
