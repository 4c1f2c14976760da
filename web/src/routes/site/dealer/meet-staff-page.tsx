import { useLoaderData } from 'react-router-dom'
import type { TeamMember } from '#contract/content/page-lists.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { loadTeam } from '#web/features/page-lists/load-lists.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

export function loader(): { team: Loadable<TeamMember[]> } {
  return { team: loadTeam() }
}

export function Component() {
  const { team } = useLoaderData<typeof loader>()
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.meetStaff}
      title={t`Meet the staff`}
      description={t`The people of ${dealership.name} in sales, service and customer care.`}
      heading={t`Meet the staff`}
      crumb={t`Meet the staff`}
      above={[{ label: t`About us`, to: paths.aboutUs }]}
    >
      <ResourceView
        of={team}
        loading={<Skeleton className="h-72" />}
        failureText={() => t`Our staff could not be loaded.`}
      >
        {(members) => (members.length > 0 ? <Team members={members} /> : <Nobody />)}
      </ResourceView>
    </PageFrame>
  )
}

function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {members.map(({ name, role, department, image }) => (
        <li key={`${name} ${role}`} className="rounded-lg border border-hairline p-5">
          <Picture
            src={image}
            fallback="/person.svg"
            alt=""
            width={160}
            height={160}
            sizes="112px"
            className="mb-4 aspect-square w-28 rounded-md bg-soft object-cover"
          />
          <h2 className="text-lg font-bold wrap-anywhere">{name}</h2>
          <p>{role}</p>
          {department ? <p className="text-muted">{department}</p> : null}
        </li>
      ))}
    </ul>
  )
}

function Nobody() {
  const { parts } = useDealership()
  return (
    <EmptyState
      title={texts.staffPage}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.networks}>{t`Meet us at an outlet`}</ButtonLink>
          {isOff(parts, 'career') ? null : <ButtonLink to={paths.career}>{t`Join the team`}</ButtonLink>}
        </div>
      }
    >
      {t`Our people are not on this page yet. Visit an outlet, or call the line you need.`}
    </EmptyState>
  )
}
