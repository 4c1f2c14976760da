import type { Breach } from '#contract/privacy/breaches.ts'
import { boardNote, boardWantsBy } from '#domain/privacy/breach-letter.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/form/controls/inputs.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { boardWords } from './breach-words.ts'

interface BreachBoardProps {
  breach: Breach
  onNoted: (step: 'noted' | 'detailed') => void
}

const saidAt = (moment: string) => formatMoment(new Date(moment))

/** The note for the Board, to be read over, copied and sent by the owner, with its clock of 72 hours. */
export function BreachBoard({ breach, onNoted }: BreachBoardProps) {
  const { name, phones, emails } = useDealership()
  const dealer = { name, phone: phones.customerCare.number, email: emails.customerCare }
  const note = boardNote(breach, dealer, saidAt)
  const { boardNotedAt, boardDetailedAt } = breach

  async function copy() {
    try {
      await navigator.clipboard.writeText(note)
      notify.success('Copied.')
    } catch {
      notify.error('It could not be copied. Please select it and copy it yourself.')
    }
  }

  return (
    <FormPart
      title="The Board"
      hint={`A first note at once, the details by ${formatMoment(boardWantsBy(breach))}. We send the Board nothing: copy the note, and say here when you have sent it.`}
    >
      <p className="figures font-semibold">{boardWords(breach)}</p>
      <Textarea label="Note for the Board" readOnly rows={8} value={note} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>Copy</Button>
        {boardNotedAt ? null : <Button onClick={() => onNoted('noted')}>I sent the first note</Button>}
        {boardDetailedAt ? null : <Button onClick={() => onNoted('detailed')}>I sent the details</Button>}
      </div>
      <p className="figures text-sm text-muted empty:hidden">
        {[
          boardNotedAt && `first note ${saidAt(boardNotedAt)}`,
          boardDetailedAt && `details ${saidAt(boardDetailedAt)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </FormPart>
  )
}
