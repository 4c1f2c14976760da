import { type ReactNode, useState } from 'react'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { deferred, type Loadable, useResource } from '#web/lib/api/resource.ts'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

interface TabContentProps<Item> {
  load: () => Promise<Item[]>
  emptyText: string
  children: (items: Item[]) => ReactNode
}

/**
 * The data of a tab from the server, fetched when the tab is first opened and kept while the model is shown.
 */
export function TabContent<Item>({ load, emptyText, children }: TabContentProps<Item>) {
  const [source, setSource] = useState<Loadable<Item[]>>(() => deferred(load()))
  const { value, error, isLoading } = useResource(source)

  if (value?.length === 0) return <EmptyState title={emptyText} />
  if (value) return children(value)
  if (error !== undefined) {
    return (
      <FailureLine
        message={t`This part of the page could not be loaded.`}
        onRetry={() => setSource(deferred(load()))}
        retrying={isLoading}
      />
    )
  }
  return (
    <div role="status">
      <p className="mb-4 text-muted">{texts.bike.loadingTab}</p>
      <div aria-hidden="true" className="grid gap-8 md:grid-cols-[3fr_2fr]">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="h-48" />
      </div>
    </div>
  )
}
