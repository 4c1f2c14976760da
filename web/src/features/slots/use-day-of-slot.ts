import { useEffect } from 'react'
import { indianDay } from '#contract/wire/indian-clock.ts'

/**
 * Where a form asks for a day too, the day of the held time stands in that field and cannot be changed until
 * the time is given back: an appointment on one day and a booking for another contradict each other.
 */
export function useDayOfSlot(form: HTMLFormElement | null, startsAt: string | undefined): void {
  useEffect(() => {
    const field = form?.elements.namedItem('bookingDate')
    if (!(field instanceof HTMLInputElement) || !startsAt) return
    field.value = indianDay(new Date(startsAt))
    field.readOnly = true
    return () => {
      field.readOnly = false
    }
  }, [form, startsAt])
}
