import type { WarrantyPlan } from '#contract/content/page-lists.ts'
import { t } from '#contract/wire/language.ts'
import { type CalendarEntry, calendarBlob } from '#web/lib/calendar-file.ts'
import { saveFile } from '#web/lib/device/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { nextService } from './service-due.ts'
import type { ServicePartProps } from './service-part.tsx'
import { endOf, plusTerm, warrantyTerms } from './warranty-terms.ts'

const dayMinutes = 1_440

interface ReminderButtonProps extends Omit<ServicePartProps, 'vehicle'> {
  plans: readonly WarrantyPlan[]
}

/** Saves the coming dates as a file for the calendar, each date with a reminder ahead of it. */
export function ReminderButton({ plans, plan, owned, last }: ReminderButtonProps) {
  function save() {
    const [standard] = warrantyTerms(plans, owned)
    const service = nextService(plan, owned, last)
    const plus = plusTerm(plans, owned)
    const entries: CalendarEntry[] = []
    const add = (what: string, day: string, title: string, days: number) => {
      // A date that is due already is entered for today, where its reminder can still come.
      entries.push({
        uid: `${what}-${owned.kind}-${owned.bought}`,
        title,
        when: { day: day > owned.today ? day : owned.today },
        alarmMinutes: days * dayMinutes,
      })
    }
    if (service) add('service', service.day, t`${service.name} due, or at ${service.km} km`, 7)
    if (standard && !standard.over)
      add('warranty', endOf(standard).day, t`Standard warranty ends, or at ${standard.km} km`, 30)
    if (plus?.canRenew) add('plus', plus.renewUntil, t`Last day to renew Extended Warranty Plus`, 30)
    saveFile('my-two-wheeler.ics', calendarBlob(entries))
  }

  return <Button variant="primary" onClick={save}>{t`Save reminders for my calendar`}</Button>
}
