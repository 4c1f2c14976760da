import { useLoaderData } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { SoldModels } from '#web/features/service/sold-models.tsx'
import { WarrantyForm } from '#web/features/service/warranty-form.tsx'
import { WarrantyTables } from '#web/features/service/warranty-tables.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { callBack } from '#web/lib/call-back.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { CallOut } from '#web/ui/layout/call-out.tsx'
import { JumpLink } from '#web/ui/layout/jump-link.tsx'
import { Split } from '#web/ui/layout/split.tsx'

export function loader(): { models: Loadable<ModelCard[]> } {
  return { models: loadModelCards() }
}

export function Component() {
  const dealership = useDealership()
  const { models } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      path={paths.extendedWarranty}
      title={t`Extended warranty for scooters and motorcycles`}
      description={t`One, two, three or seven more years of warranty for your scooter or motorcycle at ${dealership.name}, with the kilometres each plan covers.`}
      heading={t`Extended warranty`}
      crumb={t`Extended warranty`}
      above={[{ label: t`Services`, to: paths.services }]}
      intro={t`Every new two-wheeler comes with three years. Add one, two, three or seven more.`}
      actions={<JumpLink to="#enquiry">{t`Ask for a plan`}</JumpLink>}
    >
      <Split
        beside={
          <FormCard id="enquiry" title={t`Warranty enquiry`} intro={callBack}>
            <SoldModels models={models}>{(sold) => <WarrantyForm sold={sold} />}</SoldModels>
          </FormCard>
        }
      >
        <WarrantyTables />
        <CallOut
          title={t`Is your warranty still valid?`}
          action={<ButtonLink to={paths.owners}>{t`Check its warranty dates`}</ButtonLink>}
        >
          {t`Type the day of purchase and the kilometres: nothing leaves your device.`}
        </CallOut>
        <CallOut
          title={t`Up to ten years`}
          action={<ButtonLink to={paths.extendedWarrantyPlus}>{t`See Extended Warranty Plus`}</ButtonLink>}
        >
          {t`Extended Warranty Plus covers up to ten years and can be renewed until the ninth year.`}
        </CallOut>
      </Split>
    </PageFrame>
  )
}
