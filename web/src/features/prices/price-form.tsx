import { type FormEvent, type ReactNode, useState } from 'react'
import { formatRupees } from '#web/lib/money.ts'
import { Input } from '#web/ui/form/inputs.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface PriceFormProps {
  title: string
  /** Rupees now; undefined while nothing is chosen whose price it would be. */
  current: number | undefined
  /** What stands in the field at first. */
  typed: string
  /** What is said when no price can be read from the field, or nothing is chosen. */
  invalidText: string
  onCancel: () => void
  /** Called with rupees once they are valid and, where they are far from the old price, confirmed. */
  onUpdate: (rupees: number) => void
  /** What stands above the price, such as the choice of what it belongs to. */
  children?: ReactNode
}

/** The share a typed price may differ from the old one before it is asked for again. */
const farShare = 0.3

/** The dialog of one price: the old one, a field, Cancel and Update. A price far from the old one is asked for again. */
export function PriceForm(props: PriceFormProps) {
  const { title, current, typed, invalidText, onCancel, onUpdate, children } = props
  const [error, setError] = useState<string>()
  const [doubted, setDoubted] = useState<number>()

  async function update(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('price') ?? '')
    const { typedRupees } = await import('#contract/money.ts')
    const { data: rupees } = typedRupees.safeParse(text)
    if (rupees === undefined || current === undefined) {
      setError(invalidText)
      notify.error(invalidText)
      return
    }
    setError(undefined)
    if (isFar(rupees, current) && doubted !== rupees) setDoubted(rupees)
    else onUpdate(rupees)
  }

  return (
    <FormDialog
      title={title}
      size="small"
      submitLabel={doubted === undefined ? 'Update' : 'Update anyway'}
      onSubmit={update}
      onClose={onCancel}
    >
      {children}
      {current === undefined ? null : (
        <p className="text-muted">
          Now <strong className="figures text-content">{formatRupees(current)}</strong>
        </p>
      )}
      <Input
        label="New price in rupees"
        name="price"
        defaultValue={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        onChange={() => setDoubted(undefined)}
        error={error}
      />
      <div role="status">
        {doubted === undefined || current === undefined ? null : (
          <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3.5 py-2.5">
            <AlertIcon className="mt-0.5 size-5 text-warning" />
            <span>
              <strong className="figures">{formatRupees(doubted)}</strong> is {difference(doubted, current)}{' '}
              the old price. Is that right?
            </span>
          </p>
        )}
      </div>
    </FormDialog>
  )
}

function isFar(rupees: number, current: number): boolean {
  return current > 0 && Math.abs(rupees - current) > current * farShare
}

/** `45 % less than`; from twice the price on `10 times`. */
function difference(rupees: number, current: number): string {
  if (rupees >= current * 2) return `${Math.round((rupees / current) * 10) / 10} times`
  const percent = Math.round((Math.abs(rupees - current) / current) * 100)
  return `${percent} % ${rupees < current ? 'less' : 'more'} than`
}
