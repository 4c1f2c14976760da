import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown for a model that is not in the range; `title` is the page's title. */
export function MissingBike({ title, bikeName }: { title: string; bikeName: string }) {
  return (
    <div className="shell py-12">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={bikeName ? `We have no model called ${bikeName}` : 'No model was named'}
        action={
          <ButtonLink to={paths.motorcycle} variant="primary">
            See all motorcycles
          </ButtonLink>
        }
      >
        It may have left the range, or the link may be old. Every model we sell today is in the lists above.
      </EmptyState>
    </div>
  )
}
