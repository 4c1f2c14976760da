import type { ReactNode } from 'react'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const none: readonly ModelCard[] = []

interface SoldModelsProps {
  models: Loadable<ModelCard[]>
  children: (sold: readonly ModelCard[]) => ReactNode
}

/** A form that offers the models of today; without them it still has the older ones, and a field. */
export function SoldModels({ models, children }: SoldModelsProps) {
  const { value, error } = useResource(models)
  // A draft is put back once, so the choices must stand there first.
  if (value === undefined && error === undefined) return <Skeleton className="h-[46rem]" />
  return children(value ?? none)
}
