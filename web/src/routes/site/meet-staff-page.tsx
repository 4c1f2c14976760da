import { texts } from '#contract/texts.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageFrame } from './page-frame.tsx'

export function Component() {
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.meetStaff}
      title="Meet the staff"
      description={`The people of ${dealership.name} in sales, service and customer care.`}
      heading="Meet the staff"
      crumb="Meet the staff"
      above={[{ label: 'About us', to: paths.aboutUs }]}
    >
      <EmptyState
        title={texts.staffPage}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.networks}>Meet us at an outlet</ButtonLink>
            <ButtonLink to={paths.career}>Join the team</ButtonLink>
          </div>
        }
      >
        Our people are not on this page yet. Visit an outlet, or call the line you need.
      </EmptyState>
    </PageFrame>
  )
}
