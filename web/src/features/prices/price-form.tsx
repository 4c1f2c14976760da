import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { typedRupees } from '#contract/prices/money.ts'
import { texts } from '#contract/texts/texts.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { FarPriceQuestion } from './far-price-question.tsx'
import type { PricedItem } from './price-list.ts'

interface PriceFormProps {
  title: string
  /** The item whose price changes; undefined while no item is chosen. */
  item: PricedItem | undefined
  /** The text that the field begins with. */
  typed: string
  /** The error of an empty price, or of a missing choice. */
  emptyText: string
  onCancel: () => void
  /** Called with a valid price; a price far from the old one has been confirmed by then. */
  onUpdate: (rupees: number) => void
  /** The choice of an item above the price, which shows `error`. */
  choice?: (error: string | undefined) => ReactNode
}

/** A price that differs from the old price by more than this share must be confirmed. */
const farShare = 0.3

/**
 * The dialog that changes one price. The dialog asks for confirmation when the new price is far from the old
 * one.
 */
export function PriceForm(props: PriceFormProps) {
  const { title, item, typed, emptyText, onCancel, onUpdate, choice } = props
  const [key, setKey] = useState(item?.key)
  const [given, setGiven] = useState(typed)
  const [text, setText] = useState(typed)
  const [errors, setErrors] = useState<{ item?: string | undefined; price?: string | undefined }>({})
  const [doubted, setDoubted] = useState<number>()
  const question = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)

  function type(next: string) {
    setText(next)
    setErrors(({ item }) => ({ item }))
    setDoubted(undefined)
  }

  if (item?.key !== key) {
    setKey(item?.key)
    setErrors({})
    // A price that was typed before any item was chosen is meant for the item chosen now; any other price
    // belongs to the old choice.
    const next = key === undefined && text.trim() !== '' ? text : String(item?.price ?? '')
    if (next !== text) setGiven(next)
    type(next)
  }

  function update(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { data: rupees } = typedRupees.safeParse(text)
    if (rupees === undefined || item === undefined) {
      const price = rupees === undefined ? (text.trim() ? texts.price.invalid : emptyText) : undefined
      setErrors({ item: item ? undefined : emptyText, price })
      notify.error(item && price ? price : emptyText)
      return
    }
    setErrors({})
    if (!isFar(rupees, item.price)) finish(rupees)
    // The question was asked already: only a press on its own button answers it, never Enter once more.
    else if (doubted === rupees) question.current?.focus()
    else setDoubted(rupees)
  }

  function finish(rupees: number) {
    // Enter pressed twice submits the form twice.
    if (isDone.current) return
    isDone.current = true
    onUpdate(rupees)
  }

  return (
    <FormDialog
      title={title}
      size="small"
      submitLabel="Update"
      isTouched={text !== given}
      onSubmit={update}
      onClose={onCancel}
    >
      {choice?.(errors.item)}
      {item === undefined ? null : (
        <p className="text-muted">
          Now <strong className="figures text-content">{formatRupees(item.price)}</strong>
        </p>
      )}
      <Input
        label="New price in rupees"
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        onChange={(event) => type(event.currentTarget.value)}
        error={errors.price}
      />
      <div role="status">
        {doubted === undefined || item === undefined ? null : (
          <FarPriceQuestion
            ref={question}
            before={item.price}
            after={doubted}
            onConfirm={() => finish(doubted)}
          />
        )}
      </div>
    </FormDialog>
  )
}

function isFar(rupees: number, current: number): boolean {
  return current > 0 && Math.abs(rupees - current) > current * farShare
}
