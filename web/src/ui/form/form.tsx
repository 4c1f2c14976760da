import { type ReactNode, useEffect, useId, useRef } from 'react'
import { texts } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { FieldDefinition, FormDefinition } from './form-definition.ts'
import { FormField } from './form-field.tsx'
import { useSubmission } from './use-submission.ts'

interface FormProps<Body, Answer> {
  definition: FormDefinition<Body, Answer>
  /** What stands in the fields at first, by their names. */
  initial?: Record<string, string>
  /** Fields that show their initial value and cannot be changed. */
  locked?: readonly string[]
  onSent?: (answer: Answer) => void
  /** Takes the form's place after success: what happens next. */
  after?: (startOver: () => void) => ReactNode
}

/** The one form of the site: fields in one column, words under each, a summary on top when several are wrong. */
export function Form<Body, Answer>({
  definition,
  initial = {},
  locked = [],
  onSent,
  after,
}: FormProps<Body, Answer>) {
  const { state, errors, submit, startOver } = useSubmission(definition, onSent)
  const formId = useId()
  const outcome = useRef<HTMLDivElement>(null)
  const { fields } = definition
  const failing = fields.filter((field) => errors[field.name])

  useEffect(() => {
    if (state === 'sent') outcome.current?.focus()
  }, [state])

  // One wrong field gets the focus; several are listed by the summary, which takes it.
  useEffect(() => {
    const [only, another] = fields.filter((field) => errors[field.name])
    if (only && !another) document.getElementById(idOf(formId, only))?.focus()
  }, [errors, fields, formId])

  if (state === 'sent' && after) {
    return (
      <div ref={outcome} tabIndex={-1}>
        {after(startOver)}
      </div>
    )
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={() => void definition.loadSchema()}
      className="grid gap-5"
      aria-busy={state === 'submitting'}
    >
      <ErrorSummary
        problems={failing.map((field) => ({ id: idOf(formId, field), message: errors[field.name] ?? '' }))}
      />
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={idOf(formId, field)}
          field={field}
          error={errors[field.name]}
          initial={initial[field.name]}
          isLocked={locked.includes(field.name)}
        />
      ))}
      <Button type="submit" variant="primary" busy={state === 'submitting'} busyLabel={texts.submitting}>
        {definition.submitLabel}
      </Button>
    </form>
  )
}

function idOf(formId: string, field: FieldDefinition): string {
  return `${formId}-${field.name}`
}
