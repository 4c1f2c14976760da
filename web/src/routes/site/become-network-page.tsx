import { t } from '#contract/language.ts'
import { LateNearYou } from '#web/features/dealers/late-near-you.tsx'
import { NetworkForm } from '#web/features/dealers/network-form.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import { FormCard } from '#web/ui/form/form-card.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Split } from '#web/ui/split.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { PageFrame } from './page-frame.tsx'

const steps = [
  {
    title: t`You name the place`,
    text: t`A shop on a good road, at least 1,000 square feet, with room to park.`,
  },
  {
    title: t`We come and look`,
    text: t`Somebody from the owner’s office visits you and does the sums with you.`,
  },
  {
    title: t`We open together`,
    text: t`We bring stock, training, tools and the signboard.`,
  },
]

export function Component() {
  const { name, district } = useDealership()
  return (
    <PageFrame
      path={paths.becomeNetworkPartner}
      title={t`Become a network partner in ${district} district`}
      description={t`Open an outlet with ${name} in ${district} district: name your location and we come and look at it.`}
      heading={t`Become Honda Network`}
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
        <Steps title={t`How it works`} steps={steps} />
        <LateNearYou title={t`How far is our next outlet from your place?`} />
        <Picture
          src="/media/pages/network.webp"
          alt={t`Two motorcycles and an electric scooter in a row in a showroom`}
          width={1200}
          height={900}
          sizes="(min-width: 1264px) 620px, (min-width: 1024px) 50vw, 100vw"
          className="aspect-video w-full rounded-lg bg-soft object-cover object-bottom"
        />
      </Split>
    </PageFrame>
  )
}
