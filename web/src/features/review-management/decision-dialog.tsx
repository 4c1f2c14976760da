import { type FormEvent, useState } from 'react'
import type { ManagedReview } from '#contract/content/reviews.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { LastChange } from '#web/ui/text/last-change.tsx'

export type Decision = 'shown' | 'hidden' | 'declined'

interface DecisionDialogProps {
  review: ManagedReview
  decision: { state: Decision; label: string }
  onClose: () => void
  /** Called when the reviews must be asked for again. */
  onDone: () => void
}

const doneWords: Record<Decision, string> = {
  shown: 'The review is shown.',
  hidden: 'The review is hidden.',
  declined: 'The review is declined.',
}

/** Asks for the dealer's answer when a review is to be shown, and for the reason when it is not. */
export function DecisionDialog({ review, decision, onClose, onDone }: DecisionDialogProps) {
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [newer, setNewer] = useState<{ by: string; at: string }>()
  const [isBusy, setBusy] = useState(false)
  const { state, label } = decision

  async function decide(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const reason = String(typed.get('reason') ?? '')
    const reply = String(typed.get('reply') ?? review.reply)
    setBusy(true)
    setErrors({})
    try {
      const body = { decidedAt: review.decidedAt, state, reason, reply }
      await callApi('decideReview', { params: { id: review.id }, body })
      notify.success(doneWords[state])
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.newer) setNewer(error.newer)
      else {
        if (error instanceof ApiError) setErrors(error.fields)
        notify.error(failureWords(error, 'Nothing was changed. Please try again.'))
      }
      setBusy(false)
    }
  }

  if (newer)
    return (
      <FormDialog
        title="Somebody else decided meanwhile"
        submitLabel="See theirs"
        onSubmit={(event) => {
          event.preventDefault()
          onDone()
        }}
        onClose={onClose}
      >
        <p>
          <LastChange by={newer.by} at={newer.at} did="decided about it" />, after you had opened it.
        </p>
      </FormDialog>
    )
  return (
    <FormDialog
      title={`${label}: review by ${review.name || 'a customer'}`}
      submitLabel={label}
      busy={isBusy}
      onSubmit={(event) => void decide(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
    >
      {state === 'shown' ? (
        <Textarea
          name="reply"
          label="Your answer"
          hint="Stands below the review, in the name of the dealer"
          optional
          maxLength={1000}
          defaultValue={review.reply}
          error={errors.reply}
        />
      ) : (
        <Input
          name="reason"
          label="Why?"
          hint={
            state === 'declined'
              ? 'For your colleagues; the customer does not read it. Photographs are removed for good.'
              : 'For your colleagues; the customer does not read it.'
          }
          maxLength={300}
          error={errors.reason}
        />
      )}
    </FormDialog>
  )
}
