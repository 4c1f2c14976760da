import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { NetworkForm } from '#web/features/outlets/network-form.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { PlacePicture } from '#web/shop/place-picture.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// The steps are only to be read, so they need no code until their text changes.
const DealerSteps = late(() => import('./dealer-steps.tsx'), 'DealerSteps', {
  fallback: <Skeleton className="h-96" />,
})

// Late, because the form beside it is more important.
const NearYou = late(() => import('#web/features/outlets/near/near-you.tsx'), 'NearYou', {
  fallback: <Skeleton className="h-60" />,
})

/**
 * The page for those who want to open an outlet; its heading and the end of its address are the dealer's own.
 */
export function BecomePartner({ text }: { text: Loadable<Block[]> }) {
  const { name, district, parts } = useDealership()
  return (
    <PageFrame
      path={paths.dealer(parts.networkAddress)}
      title={t`Become a network partner in ${district} district`}
      description={t`Open an outlet with ${name} in ${district} district: tell us where, and we call you.`}
      heading={parts.names.network}
      crumb={t`Become a network partner`}
      above={[{ label: t`Networks`, to: paths.networks }]}
      intro={t`Open the next outlet with us, anywhere in ${district} District.`}
    >
      <Split
        beside={
          <FormCard title={t`Tell us about the place`} intro={t`Four answers are enough to begin.`}>
            <NetworkForm />
          </FormCard>
        }
      >
        <DealerSteps title={t`How it works`} of={text} />
        <NearYou title={t`How far is our next outlet from your place?`} />
        <PlacePicture
          place="network"
          sizes="(min-width: 1264px) 620px, (min-width: 1024px) 50vw, 100vw"
          className="aspect-video w-full rounded-lg bg-soft object-cover object-bottom"
        />
      </Split>
    </PageFrame>
  )
}
