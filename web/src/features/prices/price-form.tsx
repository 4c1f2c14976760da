import { type FormEvent, type ReactNode, useState } from 'react'
import { formatRupees } from '#web/lib/money.ts'
import { Input } from '#web/ui/form/inputs.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

interface PriceFormProps {
  title: string
  /** The price now, in rupees; undefined while no item is chosen. */
  current: number | undefined
  /** The text that the field begins with. */
  typed: string
  /** Shown when the field holds no price, or no item is chosen. */
  invalidText: string
  onCancel: () => void
  /** Called with a valid price; one far from the old price must have been confirmed. */
  onUpdate: (rupees: number) => void
  /** Stands above the price, such as the choice of an item. */
  children?: ReactNode
}

/** A price that differs from the old one by more than this share must be confirmed. */
const farShare = 0.3

/** The dialog that changes one price. It asks for confirmation when the new price is far from the old one. */
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

/** Says `45 % less than`; from twice the old price on, `10 times`. */
function difference(rupees: number, current: number): string {
  if (rupees >= current * 2) return `${Math.round((rupees / current) * 10) / 10} times`
  const percent = Math.round((Math.abs(rupees - current) / current) * 100)
  return `${percent} % ${rupees < current ? 'less' : 'more'} than`
}
