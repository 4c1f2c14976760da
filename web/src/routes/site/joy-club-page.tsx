import { t } from '#contract/language.ts'
import { JoyClubForm } from '#web/features/joy-club/joy-club-form.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import { FormCard } from '#web/ui/form/form-card.tsx'
import { Film } from '#web/ui/media/film.tsx'
import { Split } from '#web/ui/split.tsx'
import { PageFrame } from './page-frame.tsx'

const perks = [
  {
    title: t`Points on every bill`,
    text: t`Service, parts and accessories count. Points come off the next bill.`,
  },
  {
    title: t`A gift on your birthday`,
    text: t`A free wash and a ten-point check-up in the week of your birthday.`,
  },
  {
    title: t`Rides together`,
    text: t`Four Sundays a year, breakfast included. A mechanic rides along.`,
  },
]

export function Component() {
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.joyClub}
      title={t`Joy Club for our riders`}
      description={t`The customer club of ${dealership.name}: points on every bill, a birthday check-up and Sunday rides. Enquire now.`}
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
        <ul className="grid gap-6 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
          {perks.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-content pt-3">
              <h2 className="font-bold">{title}</h2>
              <p className="mt-1 text-[0.9375rem] text-muted text-pretty">{text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </PageFrame>
  )
}
