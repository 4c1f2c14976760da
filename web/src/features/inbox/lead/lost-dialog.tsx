import { type FormEvent, useState } from 'react'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

interface LostDialogProps {
  name: string
  onLost: (because: string) => void
  onClose: () => void
}

/** Asks why a sale was lost before its card goes to the stage of lost sales. */
export function LostDialog({ name, onLost, onClose }: LostDialogProps) {
  const [error, setError] = useState<string>()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const because = String(new FormData(event.currentTarget).get('because') ?? '').trim()
    if (because) onLost(because)
    else setError('Please say why it was lost.')
  }

  return (
    <FormDialog
      size="small"
      title={`Lost: ${name}`}
      submitLabel="Lost"
      onSubmit={save}
      onFieldChange={() => setError(undefined)}
      onClose={onClose}
    >
      <Input label="Why it was lost" name="because" maxLength={200} error={error} />
    </FormDialog>
  )
}
