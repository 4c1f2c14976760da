import { useLoaderData } from 'react-router-dom'
import type { Testimonial } from '#contract/page-lists.ts'
import { texts } from '#contract/texts.ts'
import { loadTestimonials } from '#web/features/page-lists/load-lists.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageFrame } from './page-frame.tsx'

export function loader(): { testimonials: Loadable<Testimonial[]> } {
  return { testimonials: loadTestimonials() }
}

export function Component() {
  const { testimonials } = useLoaderData<typeof loader>()
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
      <ResourceView
        of={testimonials}
        loading={<Skeleton className="h-72" />}
        failureText={() => 'The testimonials could not be loaded.'}
      >
        {(said) => (said.length > 0 ? <Said testimonials={said} /> : <Nothing />)}
      </ResourceView>
    </PageFrame>
  )
}

function Said({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {testimonials.map(({ name, words, model }) => (
        <li key={`${name} ${words}`} className="rounded-lg border border-hairline p-5">
          <figure>
            <blockquote className="text-lg whitespace-pre-line text-pretty wrap-anywhere">{words}</blockquote>
            <figcaption className="mt-3 text-muted">{[name, model].filter(Boolean).join(', ')}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Nothing() {
  return (
    <EmptyState
      title={texts.testimonials}
      action={<ButtonLink to={paths.contact}>Tell us how we did</ButtonLink>}
    >
      No rider’s words stand here yet. Yours could be the first.
    </EmptyState>
  )
}
