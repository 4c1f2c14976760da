import type { ReactNode } from 'react'
import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { SkeletonLines } from '#web/ui/loading/skeleton.tsx'

interface PageTextProps {
  of: Loadable<Block[]>
  children: (blocks: readonly Block[]) => ReactNode
}

/** Shows a text that the dealer may rewrite, with the loading and failure of any page data. */
export function PageText({ of, children }: PageTextProps) {
  return (
    <ResourceView
      of={of}
      loading={
        <div role="status" aria-label={t`Loading the text`}>
          <SkeletonLines lines={6} />
        </div>
      }
      failureText={() => t`This text could not be loaded.`}
    >
      {children}
    </ResourceView>
  )
}
