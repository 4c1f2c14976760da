import type { ComponentType } from 'react'
import type { Appointment } from '#contract/appointments/appointments.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { AppointmentActs } from './appointment-acts.tsx'
import { AppointmentWho } from './appointment-who.tsx'
import type { TimesProps } from './move-dialog.tsx'
import { useAppointment } from './use-appointment.ts'

interface AppointmentSheetProps {
  appointment: Appointment
  now: Date
  Times: ComponentType<TimesProps>
  onChange: (changed: Appointment) => void
  onReload: () => void
  onClose: () => void
}

/** The appointment whose box was pressed, with all that can be done with it and a link to its lead. */
export function AppointmentSheet(props: AppointmentSheetProps) {
  const { appointment, now, Times, onChange, onReload, onClose } = props
  const acting = useAppointment(appointment, onChange, onReload)
  return (
    <Dialog open title={whenWords(appointment.startsAt)} onClose={onClose}>
      <div className="grid gap-4">
        <AppointmentWho appointment={appointment} now={now} withOutlet isUntold={acting.isUntold} />
        <div className="flex flex-wrap gap-2">
          <AppointmentActs appointment={appointment} now={now} acting={acting} Times={Times} />
        </div>
      </div>
    </Dialog>
  )
}
