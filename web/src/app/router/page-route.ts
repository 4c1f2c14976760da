import type { ComponentType, ReactNode } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import { remembering } from '#web/lib/address/page-memory.ts'

interface LazyPage {
  Component?: ComponentType
  element?: ReactNode
  loader?: (args: LoaderFunctionArgs) => Record<string, unknown>
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A public page: its code comes when it is visited, and what its loader brings is remembered. */
export function page(load: () => Promise<LazyPage>): () => Promise<LazyPage> {
  return async () => {
    const { loader, ...rest } = await load()
    return loader ? { ...rest, loader: remembering(loader) } : rest
  }
}
