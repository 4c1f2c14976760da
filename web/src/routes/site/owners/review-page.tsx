import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useHandedFields } from '#web/lib/api/late-value.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { SplitPicture } from '#web/shop/place-picture.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { JumpLink } from '#web/ui/layout/jump-link.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// The code for photographs and choices is larger than the page, so it is late; the prerendered markup stays
// until then.
const ReviewForm = late(() => import('#web/features/enquiries/review-form.tsx'), 'ReviewForm', {
  fallback: <Skeleton className="h-96" />,
})

/** The fields that a link may fill in. */
const handed = ['model']

const steps = [
  {
    title: t`You write`,
    text: t`Stars, a few words, photographs if you like. Good or bad, we want to know.`,
  },
  {
    title: t`We read it first`,
    text: t`Words are never changed: a review is shown as it is, or not at all.`,
  },
  {
    title: t`It is published`,
    text: t`With your first name and your town, if you allow it. Ask us, and it goes again.`,
  },
]

export function Component() {
  const { name } = useDealership()
  const initial = useHandedFields(handed)
  return (
    <PageFrame
      path={paths.review}
      title={t`Write a review`}
      description={t`Tell ${name} how it was: stars, words and photographs of riders, shown with their consent.`}
      heading={t`Write a review`}
      crumb={t`Write a review`}
      above={[{ label: t`Testimonials`, to: paths.testimonials }]}
      intro={t`How was it to buy, to ride, to come for service? Others read it before they decide.`}
      actions={<JumpLink to="#form">{t`Go to the form`}</JumpLink>}
    >
      <Split
        beside={
          <FormCard id="form" title={t`Your review`}>
            <ReviewForm initial={initial} />
          </FormCard>
        }
      >
        <Steps title={t`What happens next`} steps={steps} />
        <SplitPicture place="about" />
      </Split>
    </PageFrame>
  )
}
