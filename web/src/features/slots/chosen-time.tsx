import { t } from '#contract/wire/language.ts'
import type { ChosenTime } from '#web/ui/form/send/form-slots.ts'
import { AppointmentCard } from './appointment-card.tsx'

/** The outcome of a time that was chosen beside a form. */
export function ChosenTimeCard({ appointment }: ChosenTime) {
  if (appointment) return <AppointmentCard appointment={appointment} />
  return (
    <p className="font-semibold text-pretty">
      {t`The time that you chose is not booked yet. Please wait for our call before you come.`}
    </p>
  )
}
