import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// Late, because a prerendered page cannot know the part of the address behind `#` that names the quotation.
const LinkedQuotation = late(
  () => import('#web/features/quotations/own/linked-quotation.tsx'),
  'LinkedQuotation',
)

export function Component() {
  return (
    <PageFrame
      path={paths.quotation}
      title={t`Your quotation`}
      description={t`See what your two-wheeler costs and until when the price holds, with the link that we sent.`}
      heading={t`Your quotation`}
      crumb={t`Your quotation`}
    >
      <meta name="robots" content="noindex" />
      <Below hasRoom fallback={<Skeleton className="h-60 max-w-xl" />}>
        <LinkedQuotation />
      </Below>
    </PageFrame>
  )
}
