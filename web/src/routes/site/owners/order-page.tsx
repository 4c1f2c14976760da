import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// Late, because a prerendered page cannot know the part of the address behind `#` that names the order.
const LinkedOrder = late(() => import('#web/features/orders/linked-order.tsx'), 'LinkedOrder')

export function Component() {
  return (
    <PageFrame
      path={paths.order}
      title={t`Your order`}
      description={t`See how far your order is, with the link of our mail.`}
      heading={t`Your order`}
      crumb={t`Your order`}
    >
      <meta name="robots" content="noindex" />
      <Below hasRoom fallback={<Skeleton className="h-96 max-w-xl" />}>
        <LinkedOrder />
      </Below>
    </PageFrame>
  )
}
