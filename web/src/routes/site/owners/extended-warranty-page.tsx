import { useLoaderData } from 'react-router-dom'
import type { ModelCard } from '#contract/catalogue/catalogue.ts'
import type { OtherModel, WarrantyPlan } from '#contract/content/page-lists.ts'
import { t } from '#contract/wire/language.ts'
import { loadModelCards } from '#web/features/catalogue/load-catalogue.ts'
import { loadOtherModels, loadWarrantyPlans } from '#web/features/page-lists/load-lists.ts'
import { SoldModels } from '#web/features/service/sold-models.tsx'
import { WarrantyForm } from '#web/features/service/warranty-form.tsx'
import { WarrantyTables } from '#web/features/service/warranty-tables.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { CallOut } from '#web/ui/layout/call-out.tsx'
import { JumpLink } from '#web/ui/layout/jump-link.tsx'
import { Split } from '#web/ui/layout/split.tsx'

type WarrantyData = {
  models: Loadable<ModelCard[]>
  others: Loadable<OtherModel[]>
  plans: Loadable<WarrantyPlan[]>
}

export function loader(): WarrantyData {
  return { models: loadModelCards(), others: loadOtherModels(), plans: loadWarrantyPlans() }
}

export function Component() {
  const callBack = useCallBack('sendWarrantyEnquiry')
  const dealership = useDealership()
  const { models, others, ...loaded } = useLoaderData<typeof loader>()
  const { value: plans = [] } = useResource(loaded.plans)
  const plus = longestPlus(plans)
  return (
    <PageFrame
      path={paths.extendedWarranty}
      title={t`Extended warranty for scooters and motorcycles`}
      description={t`Extended warranty for your scooter or motorcycle at ${dealership.name}: the plans, the kilometres each covers, and how to ask for one.`}
      heading={t`Extended warranty`}
      crumb={t`Extended warranty`}
      above={[{ label: t`Services`, to: paths.services }]}
      intro={introOf(plans)}
      actions={<JumpLink to="#enquiry">{t`Ask for a plan`}</JumpLink>}
    >
      <Split
        beside={
          <FormCard id="enquiry" title={t`Warranty enquiry`} intro={callBack}>
            <SoldModels models={models} others={others}>
              {(offered) => <WarrantyForm models={offered} />}
            </SoldModels>
          </FormCard>
        }
      >
        <WarrantyTables plans={plans} />
        <CallOut
          title={t`Is your warranty still valid?`}
          action={<ButtonLink to={paths.owners}>{t`Check its warranty dates`}</ButtonLink>}
        >
          {t`Type the day of purchase and the kilometres: nothing leaves your device.`}
        </CallOut>
        {plus ? (
          <CallOut
            title={t`Up to ${plus.years} years`}
            action={<ButtonLink to={paths.extendedWarrantyPlus}>{t`See Extended Warranty Plus`}</ButtonLink>}
          >
            {plus.renewYears > 0
              ? t`Extended Warranty Plus covers up to ${plus.years} years and can be renewed until year ${plus.renewYears}.`
              : t`Extended Warranty Plus covers up to ${plus.years} years.`}
          </CallOut>
        ) : null}
      </Split>
    </PageFrame>
  )
}

function longestPlus(plans: readonly WarrantyPlan[]): WarrantyPlan | undefined {
  const [first, ...others] = plans.filter(({ kind }) => kind === 'plus')
  return first && others.reduce((longest, plan) => (plan.years > longest.years ? plan : longest), first)
}

/** The years in a sentence, where the dealer's plans give some. */
function introOf(plans: readonly WarrantyPlan[]): string {
  const yearsOf = (wanted: WarrantyPlan['kind']) => [
    ...new Set(plans.filter(({ kind }) => kind === wanted).map(({ years }) => years)),
  ]
  const [standard, ...otherStandards] = yearsOf('standard')
  const added = yearsOf('extended').sort((one, other) => one - other)
  const last = added.pop()
  if (standard === undefined || otherStandards.length > 0 || last === undefined)
    return t`More years of warranty for your two-wheeler.`
  const others = added.join(', ')
  const years = others ? t`${others} or ${last}` : String(last)
  return t`Every new two-wheeler comes with ${standard} years. Add ${years} more.`
}
