import { useRef } from 'react'
import { t } from '#contract/wire/language.ts'
import { type VisitReason, visitReasons } from '#domain/outlets/nearest-outlet.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'

interface PlaceFormProps {
  typed: string
  reason: VisitReason | undefined
  /** False beside a form, whose own button is the one filled button of the screen. */
  isMain?: boolean
  onFind: (place: string, reason: VisitReason | undefined) => void
}

/**
 * Asks for a PIN code or village instead of the location of the device, because many visitors do not give the
 * latter.
 */
export function PlaceForm({ typed, reason, isMain = true, onFind }: PlaceFormProps) {
  const form = useRef<HTMLFormElement>(null)

  function find() {
    if (!form.current) return
    const values = new FormData(form.current)
    const wanted = visitReasons.find(({ id }) => id === values.get('for'))?.id
    onFind(String(values.get('near') ?? '').trim(), wanted)
  }

  return (
    <form
      ref={form}
      aria-label={t`Nearest outlet`}
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
      className="grid items-end gap-4 rounded-lg bg-soft p-5 sm:grid-cols-2 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] md:p-6"
    >
      <Input
        label={t`Your PIN code or village`}
        name="near"
        defaultValue={typed}
        maxLength={60}
        autoComplete="postal-code"
        enterKeyHint="search"
      />
      <Select
        label={t`What you come for`}
        name="for"
        defaultValue={reason ?? ''}
        placeholder={t`Anything`}
        choices={visitReasons.map(({ id, label }) => ({ value: id, label }))}
      />
      <Button
        type="submit"
        variant={isMain ? 'primary' : 'secondary'}
        icon={<PinIcon />}
        className="sm:max-md:col-span-2"
      >{t`Nearest first`}</Button>
    </form>
  )
}
