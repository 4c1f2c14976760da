import type { ReactNode } from 'react'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const none: readonly ModelCard[] = []

interface SoldModelsProps {
  models: Loadable<ModelCard[]>
  children: (sold: readonly ModelCard[]) => ReactNode
}

/**
 * A form that offers the current models; without them the form still has the older models, and a field for
 * the name.
 */
export function SoldModels({ models, children }: SoldModelsProps) {
  const { value, error } = useResource(models)
  // A draft is put back only once, so the choices must be there before the form is.
  if (value === undefined && error === undefined) return <Skeleton className="h-[46rem]" />
  return children(value ?? none)
}
