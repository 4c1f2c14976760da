import { useCallback, useEffect, useState } from 'react'
import type { AppointmentPurpose } from '#contract/appointments/appointment-words.ts'
import { anotherModel } from '#contract/enquiries/choices.ts'

/** The facts of a form that decide which times it offers. */
export interface WantedTimes {
  /** Undefined while a service form says neither paid nor free. */
  purpose: AppointmentPurpose | undefined
  /** The model as the form sends it; empty for none. */
  model: string
}

/**
 * What times a form wants, from its fields as they are now, and a function that reads them again: a draft
 * that is put back changes fields without a word.
 */
export function useWantedTimes(
  formId: string,
  form: HTMLFormElement,
): { wanted: WantedTimes; readAgain: () => void } {
  const [{ type, model }, setTyped] = useState(() => typedIn(form))
  const readAgain = useCallback(() => setTyped(typedIn(form)), [form])
  useEffect(() => {
    readAgain()
    form.addEventListener('change', readAgain)
    return () => form.removeEventListener('change', readAgain)
  }, [form, readAgain])
  return { wanted: { purpose: purposeOf(formId, type), model }, readAgain }
}

function typedIn(form: HTMLFormElement): { type: string; model: string } {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const model = text('model')
  return { type: text('serviceType'), model: model === anotherModel ? text('enteredModel') : model }
}

function purposeOf(formId: string, type: string): AppointmentPurpose | undefined {
  if (formId !== 'service-booking') return 'test-ride'
  if (type === 'Free') return 'free-service'
  return type === 'Paid' ? 'paid-service' : undefined
}
