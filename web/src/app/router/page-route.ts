import type { ComponentType, ReactNode } from 'react'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { remembering } from '#web/lib/address/page-memory.ts'

interface LazyPage {
  Component?: ComponentType
  element?: ReactNode
  loader?: (args: LoaderFunctionArgs) => Record<string, unknown>
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A file of pages: one that serves several addresses says by `pageAt` what stands at each. */
type PageFile = LazyPage | { pageAt: (path: string) => LazyPage }

/** The route of a public page: its code comes when it is visited, and what its loader brings is remembered. */
export function page(path: string, load: () => Promise<PageFile>): RouteObject {
  return {
    path,
    lazy: async () => {
      const file = await load()
      const { loader, ...rest } = 'pageAt' in file ? file.pageAt(path) : file
      return loader ? { ...rest, loader: remembering(loader) } : rest
    },
  }
}
