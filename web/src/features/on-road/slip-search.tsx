import { type FormEvent, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { tidySlipNumber } from '#domain/prices/slip-number.ts'
import { paths } from '#web/lib/address/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'

/** Asks for the number of a slip. */
export function SlipSearch({ onFound }: { onFound: (number: string) => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function look(event: FormEvent) {
    event.preventDefault()
    const number = tidySlipNumber(typed)
    if (number) onFound(number)
    else setError(t`The number of a slip looks like S-7K3M9Q.`)
  }

  return (
    <form onSubmit={look} className="grid max-w-md gap-4">
      <Input
        label={t`Number of the slip`}
        hint={t`S- and six letters and digits, like S-7K3M9Q`}
        value={typed}
        error={error}
        maxLength={20}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="primary" className="w-fit">{t`Find the slip`}</Button>
      <p className="mt-6">{t`No slip yet? The page of each model works out its on-road price, line by line, and makes one.`}</p>
      <ButtonLink to={paths.models} className="w-fit">{t`All models`}</ButtonLink>
    </form>
  )
}
