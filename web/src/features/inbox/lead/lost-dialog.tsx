import { type FormEvent, useState } from 'react'
import { type LostReason, wordedReason } from '#contract/leads/lost-reasons.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { LostChips } from './lost-chips.tsx'

interface LostDialogProps {
  name: string
  onLost: (loss: { lostReason: LostReason; lostBecause: string }) => void
  onClose: () => void
}

/**
 * Asks why a sale was lost before its card goes to the stage of lost sales: a press on a reason answers, and
 * the last reason asks for words.
 */
export function LostDialog({ name, onLost, onClose }: LostDialogProps) {
  const [isWorded, setWorded] = useState(false)
  const title = `Lost: ${name}`
  if (isWorded) return <LostInWords title={title} onLost={onLost} onClose={onClose} />
  return (
    <Dialog open size="small" title={title} onClose={onClose}>
      <LostChips
        onChoose={(lostReason) =>
          lostReason === wordedReason ? setWorded(true) : onLost({ lostReason, lostBecause: '' })
        }
      />
    </Dialog>
  )
}

function LostInWords({ title, onLost, onClose }: Omit<LostDialogProps, 'name'> & { title: string }) {
  const [error, setError] = useState<string>()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const lostBecause = String(new FormData(event.currentTarget).get('because') ?? '').trim()
    if (lostBecause) onLost({ lostReason: wordedReason, lostBecause })
    else setError('Please say why it was lost.')
  }

  return (
    <FormDialog
      size="small"
      title={title}
      submitLabel="Lost"
      onSubmit={save}
      onFieldChange={() => setError(undefined)}
      onClose={onClose}
    >
      <Input label="In words" name="because" maxLength={200} error={error} />
    </FormDialog>
  )
}
