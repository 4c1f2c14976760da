import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import type { OtherModel } from '#contract/content/page-lists.ts'
import type { Block } from '#contract/content/page-texts.ts'
import { t } from '#contract/wire/language.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { loadOtherModels } from '#web/features/page-lists/load-lists.ts'
import { loadPageText } from '#web/features/page-text/load-page-text.ts'
import { PageText } from '#web/features/page-text/page-text.tsx'
import { AmcForm } from '#web/features/service/amc-form.tsx'
import { SoldModels } from '#web/features/service/sold-models.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useDealerWords } from '#web/routes/site/dealer/dealer-words.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { JumpLink } from '#web/ui/layout/jump-link.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { late } from '#web/ui/loading/late.tsx'

const AmcFeatures = late(() => import('#web/features/service/amc-features.tsx'), 'AmcFeatures')

const steps = [
  {
    title: t`Ask`,
    text: t`Send us the details of your vehicle. We tell you the price of the contract for your model.`,
  },
  { title: t`Sign`, text: t`Pay once. The contract runs for a year from that day.` },
  {
    title: t`Come for service`,
    text: t`Show the contract, and what it covers comes off the bill.`,
  },
]

type AmcData = {
  models: Loadable<ModelCard[]>
  others: Loadable<OtherModel[]>
  text: Loadable<Block[]>
}

export function loader(): AmcData {
  return { models: loadModelCards(), others: loadOtherModels(), text: loadPageText('amc-benefits') }
}

export function Component() {
  const callBack = useCallBack('sendAmcEnquiry')
  const { models, others, text } = useLoaderData<typeof loader>()
  const dealerWords = useDealerWords()
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.amc}
      title={t`Annual maintenance contract (AMC)`}
      description={t`One year of maintenance at ${dealership.name}: what the annual maintenance contract covers, and how to ask for it.`}
      heading={t`Annual maintenance contract`}
      crumb={t`AMC`}
      above={[{ label: t`Services`, to: paths.services }]}
      intro={t`One year of care for your two-wheeler, paid once.`}
      actions={<JumpLink to="#enquiry">{t`Ask for an AMC`}</JumpLink>}
    >
      <Split
        beside={
          <FormCard id="enquiry" title={t`AMC enquiry`} intro={callBack}>
            <SoldModels models={models} others={others}>
              {(offered) => <AmcForm models={offered} />}
            </SoldModels>
          </FormCard>
        }
      >
        <PageText of={text}>
          {(blocks) => (
            <Suspense>
              <AmcFeatures blocks={blocks} words={dealerWords} />
            </Suspense>
          )}
        </PageText>
        <Steps title={t`How it works`} steps={steps} />
      </Split>
    </PageFrame>
  )
}
