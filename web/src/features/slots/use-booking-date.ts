import { useEffect, useRef, useState } from 'react'
import { indianDay } from '#contract/wire/indian-clock.ts'

/**
 * The booking date of the form, for a form that asks for a day too (`YYYY-MM-DD`; empty where none is typed).
 * The day of the held time stands in that field, which cannot be changed until the time is given back: an
 * appointment on one day and a booking for another contradict each other. Then the typed day comes back.
 */
export function useBookingDate(form: HTMLFormElement, startsAt: string | undefined): string {
  const [typed, setTyped] = useState(() => fieldIn(form)?.value ?? '')
  const kept = useRef(typed)
  useEffect(() => {
    const keep = (day: string) => {
      kept.current = day
      setTyped(day)
    }
    const read = () => {
      const field = fieldIn(form)
      if (field && !field.readOnly) keep(field.value)
    }
    const clear = () => keep('')
    read()
    form.addEventListener('change', read)
    form.addEventListener('reset', clear)
    return () => {
      form.removeEventListener('change', read)
      form.removeEventListener('reset', clear)
    }
  }, [form])
  useEffect(() => {
    const field = fieldIn(form)
    if (!field || !startsAt) return
    field.value = indianDay(new Date(startsAt))
    field.readOnly = true
    return () => {
      field.readOnly = false
      field.value = kept.current
    }
  }, [form, startsAt])
  return typed
}

function fieldIn(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('bookingDate')
  return field instanceof HTMLInputElement ? field : undefined
}
