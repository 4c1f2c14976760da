import { type FormEvent, useState } from 'react'
import { limits } from '#contract/wire/limits.ts'
import type { Touch } from '#web/shop/lead-touch.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/form/controls/inputs.tsx'

/**
 * A note for the next colleague who opens the lead. The note leaves the field only when the server has stored
 * it.
 */
export function NoteForm({ onTouch }: { onTouch: (touch: Touch) => Promise<boolean> }) {
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string>()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const words = String(new FormData(form).get('words')).trim()
    setError(words ? undefined : 'Please write the note.')
    if (!words) return
    setSaving(true)
    if (await onTouch({ kind: 'note', words })) form.reset()
    setSaving(false)
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-2">
      <Textarea label="Note" name="words" rows={2} maxLength={limits.message} error={error} />
      <Button type="submit" size="small" busy={isSaving} className="justify-self-start">
        Add note
      </Button>
    </form>
  )
}
