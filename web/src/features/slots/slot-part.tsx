import { useState } from 'react'
import { FormTimes } from './form-times.tsx'

interface SlotPartProps {
  formId: string
}

/** The optional time of a form; it reads the fields of the form around it. */
export function SlotPart({ formId }: SlotPartProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  if (form) return <FormTimes formId={formId} form={form} />
  const findForm = (element: HTMLElement | null) => {
    if (element) setForm(element.closest('form'))
  }
  return <div ref={findForm} className="h-14" />
}
