import { texts } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** In the place of a listing without a bike. */
export function NoBikes() {
  return (
    <EmptyState
      title={texts.modelList.empty}
      action={<ButtonLink to={paths.contact}>Ask us what is coming</ButtonLink>}
    >
      New stock arrives every week. Call or write to us and we tell you what is on its way.
    </EmptyState>
  )
}

/** In the place of a listing that is on its way. */
export function ListingSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <div className="mx-12 grid gap-3 sm:grid-cols-2 md:mx-14 lg:grid-cols-6">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-40 max-lg:nth-[n+3]:hidden max-sm:nth-[n+2]:hidden" />
        ))}
      </div>
      <Skeleton className="mt-6 h-[44rem] md:h-[52rem] lg:h-[31rem]" />
    </div>
  )
}
