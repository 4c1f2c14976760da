import { ownedKinds } from '#contract/content/warranty-plans.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import type { OwnerErrors, OwnerValues } from './read-owner.ts'

interface OwnerFieldsProps {
  values: OwnerValues
  change: (next: Partial<OwnerValues>) => void
  errors: OwnerErrors
  today: string
}

/** The questions to the owner, whose answers decide every date on the page. */
export function OwnerFields({ values, change, errors, today }: OwnerFieldsProps) {
  const field = (name: keyof OwnerValues) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  })
  return (
    <form
      aria-label={t`Your vehicle`}
      onSubmit={(event) => event.preventDefault()}
      className="grid items-start gap-4 rounded-lg bg-soft p-5 sm:grid-cols-2 md:grid-cols-3 md:p-6 print:hidden"
    >
      <Select
        label={t`Vehicle`}
        placeholder={t`Please choose`}
        choices={ownedKinds.map(({ id, label }) => ({ value: id, label }))}
        {...field('kind')}
      />
      <Input label={t`Bought on`} type="date" max={today} {...field('bought')} />
      <Input
        label={t`Kilometres on the odometer`}
        inputMode="numeric"
        maxLength={12}
        {...field('odometer')}
      />
      <Input label={t`Last service on`} type="date" max={today} optional {...field('lastDay')} />
      <Input label={t`Kilometres then`} inputMode="numeric" maxLength={12} optional {...field('lastKm')} />
      <Input label={t`Registration number`} maxLength={limits.short} optional {...field('plate')} />
      <p className="text-sm text-muted sm:col-span-2 md:col-span-3">{t`This stays on your device: nothing of it is sent until you send a form yourself.`}</p>
    </form>
  )
}
