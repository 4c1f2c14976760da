import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'

/**
 * Asks for a PIN code or village and leads to the outlets, the nearest first; without scripts too, because
 * the address alone says what is asked.
 */
export function NearestOutlet() {
  const navigate = useNavigate()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const near = String(new FormData(event.currentTarget).get('near') ?? '').trim()
    const query = near && `?${new URLSearchParams({ near })}`
    void navigate(paths.networks + query)
  }
  return (
    <form
      action={base + paths.networks}
      onSubmit={find}
      aria-label={t`Nearest outlet`}
      className="grid grid-cols-[minmax(0,1fr)_auto] content-end items-end gap-3"
    >
      <Input
        label={t`Your PIN code or village`}
        name="near"
        maxLength={60}
        autoComplete="postal-code"
        enterKeyHint="search"
      />
      <Button type="submit">{t`Nearest outlet`}</Button>
    </form>
  )
}
