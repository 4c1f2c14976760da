import { type ReactNode, useMemo } from 'react'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import type { OtherModel } from '#contract/content/page-lists.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

/** The models that a service form offers. */
export interface FormModels {
  sold: readonly ModelCard[]
  others: readonly OtherModel[]
}

interface SoldModelsProps {
  models: Loadable<ModelCard[]>
  others: Loadable<OtherModel[]>
  children: (models: FormModels) => ReactNode
}

/**
 * A form that offers the current models and the dealer's other ones; without either the form still has a
 * field for the name.
 */
export function SoldModels({ models, others, children }: SoldModelsProps) {
  const sold = useResource(models)
  const other = useResource(others)
  const offered = useMemo(() => {
    const today = sold.value ?? []
    // A model that is sold today stands there once, whatever the dealer's list of other models says.
    const names = new Set(today.map(({ name }) => letters(name)))
    const others = (other.value ?? []).filter(
      ({ form, name }) => form === 'service' && !names.has(letters(name)),
    )
    return { sold: today, others }
  }, [sold.value, other.value])
  // A draft is put back only once, so the choices must be there before the form is.
  if ([sold, other].some(({ value, error }) => value === undefined && error === undefined))
    return <Skeleton className="h-[46rem]" />
  return children(offered)
}

/** A name without what spellings differ in: `X-Blade` is `XBLADE`. */
function letters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
