import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// Late, because a prerendered page cannot know the part of the address behind `#` that names the visit.
const LinkedAppointment = late(
  () => import('#web/features/slots/linked-appointment.tsx'),
  'LinkedAppointment',
)

export function Component() {
  return (
    <PageFrame
      path={paths.appointment}
      title={t`Your appointment`}
      description={t`See, change or cancel your appointment, with the link of our mail.`}
      heading={t`Your appointment`}
      crumb={t`Your appointment`}
    >
      <meta name="robots" content="noindex" />
      <Below hasRoom fallback={<Skeleton className="h-60 max-w-xl" />}>
        <LinkedAppointment />
      </Below>
    </PageFrame>
  )
}
