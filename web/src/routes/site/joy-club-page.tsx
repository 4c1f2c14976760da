import { useLoaderData } from 'react-router-dom'
import { t } from '#contract/language.ts'
import type { Block } from '#contract/page-texts.ts'
import { JoyClubForm } from '#web/features/joy-club/joy-club-form.tsx'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { TextPerks } from '#web/features/page-text/text-perks.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { FormCard } from '#web/ui/form/form-card.tsx'
import { Film } from '#web/ui/media/film.tsx'
import { Split } from '#web/ui/split.tsx'
import { useDealerWords } from './dealer-words.ts'
import { PageFrame } from './page-frame.tsx'

export function loader(): { text: Loadable<Block[]> } {
  return { text: loadPageText('joy-club-perks') }
}

export function Component() {
  const { text } = useLoaderData<typeof loader>()
  const dealerWords = useDealerWords()
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.joyClub}
      title={t`Joy Club for our riders`}
      description={t`The customer club of ${dealership.name}, for everyone who rides a two-wheeler from us. Enquire now.`}
      heading={t`Joy Club`}
      crumb={t`Joy Club`}
      intro={t`The club for everyone who rides a two-wheeler from us.`}
    >
      <Split
        beside={
          <FormCard
            title={t`Join the club`}
            intro={t`Fill in what you like; a name and a number are enough.`}
          >
            <JoyClubForm />
          </FormCard>
        }
      >
        <Film
          src="/media/videos/joy-club.webm"
          poster="/media/videos/joy-club.webp"
          label={t`Film: a retro bike in the evening light, seen from all sides`}
        />
        <TextPerks of={text} words={dealerWords} />
      </Split>
    </PageFrame>
  )
}
