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
      path={paths.testimonials}
      title="Testimonials"
      description={`What riders say about ${dealership.name}.`}
      heading="Testimonials"
      crumb="Testimonials"
      above={[{ label: 'About us', to: paths.aboutUs }]}
    >
      <EmptyState
        title={texts.testimonials}
        action={<ButtonLink to={paths.contact}>Tell us how we did</ButtonLink>}
      >
        No rider’s words stand here yet. Yours could be the first.
      </EmptyState>
    </PageFrame>
  )
}
