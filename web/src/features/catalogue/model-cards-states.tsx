import { texts } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** In the place of the cards when there is no model. */
export function NoModels() {
  return (
    <EmptyState
      title={texts.modelList.empty}
      action={<ButtonLink to={paths.contact}>Ask us what is coming</ButtonLink>}
    />
  )
}

/** In the place of cards that are on their way. */
export function ModelCardsSkeleton() {
  return (
    <div
      className="grid gap-3 sm:mx-12 sm:grid-cols-2 md:mx-14 lg:grid-cols-4"
      role="status"
      aria-label={texts.loading}
    >
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-72 max-lg:nth-[n+3]:hidden max-sm:nth-[n+2]:hidden" />
      ))}
    </div>
  )
}
