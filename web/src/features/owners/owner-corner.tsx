import { useState } from 'react'
import type { ServiceStep, WarrantyPlan } from '#contract/content/page-lists.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useKeptValues } from '#web/lib/device/kept-values.ts'
import { Button } from '#web/ui/button.tsx'
import { AmcPart } from './amc-part.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { emptyOwner, readOwner } from './read-owner.ts'
import { ReminderButton } from './reminder-button.tsx'
import { ServicePart } from './service-part.tsx'
import { WarrantyPart } from './warranty-part.tsx'

interface OwnerCornerProps {
  /** When vehicles are due for service. */
  plan: readonly ServiceStep[]
  /** The terms of warranty. */
  plans: readonly WarrantyPlan[]
}

/** Warranty, service and contract of a two-wheeler, worked out on the device from the owner's answers. */
export function OwnerCorner({ plan, plans }: OwnerCornerProps) {
  const [values, change] = useKeptValues('owner', emptyOwner)
  const [today] = useState(() => indianDay(new Date()))
  const { owned, last, errors } = readOwner(values, today)
  const vehicle = {
    yearOfPurchase: owned?.bought.slice(0, 4),
    registrationNumber: values.plate.trim() || undefined,
  }
  return (
    <div className="grid gap-10">
      <OwnerFields values={values} change={change} errors={errors} today={today} />
      {owned ? (
        <>
          <p className="figures hidden print:block">
            {values.plate}{' '}
            {t`Bought on ${formatDay(owned.bought)}, ${groupLakhs(owned.odometer)} km on ${formatDay(today)}.`}
          </p>
          <div className="grid gap-10 lg:grid-cols-2 print:grid-cols-1 print:gap-6">
            <WarrantyPart plans={plans} owned={owned} vehicle={vehicle} />
            <div className="grid content-start gap-10 print:gap-6">
              <ServicePart plan={plan} owned={owned} last={last} vehicle={vehicle} />
              <AmcPart plan={plan} owned={owned} last={last} vehicle={vehicle} />
            </div>
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            <ReminderButton plans={plans} plan={plan} owned={owned} last={last} />
            <Button onClick={() => window.print()}>{t`Print`}</Button>
            <Button variant="quiet" onClick={() => change(emptyOwner)}>{t`Forget what I typed`}</Button>
          </div>
        </>
      ) : (
        <p className="text-lg text-muted">{t`Vehicle, day of purchase and kilometres are enough: what is open and what is due stands here then.`}</p>
      )}
    </div>
  )
}
