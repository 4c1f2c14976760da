import { useLoaderData } from 'react-router-dom'
import type { OtherModel } from '#contract/content/page-lists.ts'
import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { ClubForm } from '#web/features/enquiries/club-form.tsx'
import { loadOtherModels } from '#web/features/page-lists/load-lists.ts'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { TextPerks } from '#web/features/page-text/text-perks.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useDealerWords } from '#web/routes/site/dealer/dealer-words.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { PlaceFilm } from '#web/shop/place-picture.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { Split } from '#web/ui/layout/split.tsx'

export function loader(): { text: Loadable<Block[]>; others: Loadable<OtherModel[]> } {
  return { text: loadPageText('joy-club-perks'), others: loadOtherModels() }
}

export function Component() {
  const { text, others } = useLoaderData<typeof loader>()
  const dealerWords = useDealerWords()
  const dealership = useDealership()
  const { club } = dealership.parts.names
  return (
    <PageFrame
      path={paths.club}
      title={t`${club} for our riders`}
      description={t`The customer club of ${dealership.name}, for everyone who rides a two-wheeler from us. Enquire now.`}
      heading={club}
      crumb={club}
      intro={t`The club for everyone who rides a two-wheeler from us.`}
    >
      <Split
        beside={
          <FormCard
            title={t`Join the club`}
            intro={t`Fill in what you like; a name and a number are enough.`}
          >
            <ClubForm others={others} />
          </FormCard>
        }
      >
        <PlaceFilm place="club" />
        <TextPerks of={text} words={dealerWords} />
      </Split>
    </PageFrame>
  )
}
