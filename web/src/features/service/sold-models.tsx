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
  const offered = useMemo(
    () => ({
      sold: sold.value ?? [],
      others: (other.value ?? []).filter(({ form }) => form === 'service'),
    }),
    [sold.value, other.value],
  )
  // A draft is put back only once, so the choices must be there before the form is.
  if ([sold, other].some(({ value, error }) => value === undefined && error === undefined))
    return <Skeleton className="h-[46rem]" />
  return children(offered)
}
