import { type FormEvent, useRef, useState } from 'react'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { GivingLimits, Quotation } from '#contract/quotations/quotations.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { quotePrice } from '#domain/quotations/quoted-price.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { keepCounterOutlet } from '#web/shop/counter-outlet.ts'
import { onRoadOf } from '#web/shop/prices/on-road-of.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import {
  draftAfter,
  draftOf,
  type QuotationDraft,
  type QuotedLead,
  questionOf,
  rupeesIn,
  variantIn,
} from './quotation-draft.ts'
import { QuotationExtras, waitsAbove } from './quotation-extras.tsx'
import { useChoices } from './use-choices.ts'

interface QuotationDialogProps {
  lead: QuotedLead
  /** The version that is changed; undefined for a new quotation. */
  before: Quotation | undefined
  limits: GivingLimits
  onMade: (quotation: Quotation) => void
  onClose: () => void
}

/** Makes a quotation for a lead, filled in with what the lead asked for, or the next version of one. */
export function QuotationDialog({ lead, before, limits, onMade, onClose }: QuotationDialogProps) {
  const id = useRef(crypto.randomUUID())
  const [draft, setDraft] = useState(() => (before ? draftAfter(before) : draftOf(lead)))
  const [isTouched, setTouched] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { errors, setErrors, mend } = useFieldErrors()
  const choices = useChoices(draft.bikeName)
  const { models, outlets, model, of } = choices
  const variant = variantIn(draft, of?.variants ?? [])

  function change(facts: Partial<QuotationDraft>) {
    setTouched(true)
    setDraft((now) => ({ ...now, ...facts }))
    mend(...Object.keys(facts), ...Object.keys(facts).map((fact) => `loan.${fact}`))
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    if (!model) return setErrors({ bikeName: 'Please choose a model.' })
    if (!outlets.some(({ id }) => String(id) === draft.outletId))
      return setErrors({ outletId: 'Please choose an outlet.' })
    setSaving(true)
    try {
      // A colour that the model does not have is left out: a visitor may have asked for one of another year.
      const colour = of?.colours.some(({ name }) => name === draft.colour) ? draft.colour : ''
      const question = questionOf({ ...draft, bikeName: model.bikeName, colour }, variant?.id ?? null)
      const after = before ? { firstId: before.firstId, version: before.version } : null
      const body = { ...question, id: id.current, after }
      const made = await callApi('makeQuotation', { params: { id: lead.id }, body })
      keepCounterOutlet(question.outletId)
      notify.success(made.state === 'waiting' ? `${made.number} waits for a yes.` : `${made.number} is made.`)
      onMade(made)
    } catch (error) {
      setSaving(false)
      setErrors(error instanceof ApiError ? error.fields : {})
      notify.error(savingWords(error, 'The quotation was not made. Please try again.'))
    }
  }

  const discount = rupeesIn(draft.discount)
  return (
    <FormDialog
      title={before ? `Change ${before.number}` : 'Quotation'}
      submitLabel={before ? `Make version ${before.version + 1}` : 'Make it'}
      busy={isSaving || (choices.known.isLoading && !choices.known.value)}
      isTouched={isTouched}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <LoadFailure of={choices.known} words="The choices could not be loaded." />
      <LoadFailure of={choices.failed} words="The model could not be loaded." />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Model"
          placeholder="Choose a model"
          choices={models.map(({ bikeName, name }) => ({ value: bikeName, label: name }))}
          value={model?.bikeName ?? ''}
          error={errors.bikeName}
          onChange={({ currentTarget: { value } }) => change({ bikeName: value, accessories: [] })}
        />
        <Select
          label="Variant"
          choices={of?.variants.map(({ name }) => name) ?? []}
          value={variant?.name ?? ''}
          disabled={!of || of.variants.length === 0}
          onChange={({ currentTarget: { value } }) => change({ variant: value })}
        />
        <Select
          label="Colour"
          optional
          placeholder="Not said"
          choices={of?.colours.map(({ name }) => name) ?? []}
          value={draft.colour}
          error={errors.colour}
          onChange={({ currentTarget: { value } }) => change({ colour: value })}
        />
        <Select
          label="Outlet"
          placeholder="Choose an outlet"
          choices={outlets.map((outlet) => ({ value: String(outlet.id), label: outlet.name }))}
          value={draft.outletId}
          error={errors.outletId}
          onChange={({ currentTarget: { value } }) => change({ outletId: value })}
        />
        <Input
          label="Discount"
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={draft.discount}
          error={errors.discount}
          hint={
            limits && discount > limits.discount ? waitsAbove(limits.discount) : 'In rupees, from the total.'
          }
          onChange={({ currentTarget: { value } }) => change({ discount: value })}
        />
        <Total draft={draft} choices={choices} price={variant?.price ?? of?.price} />
      </div>
      <QuotationExtras
        draft={draft}
        errors={errors}
        limits={limits}
        accessories={of?.accessories ?? []}
        lenders={choices.lenders}
        onChange={change}
      />
    </FormDialog>
  )
}

interface TotalProps {
  draft: QuotationDraft
  choices: ReturnType<typeof useChoices>
  /** The ex-showroom price in rupees; undefined while it is on its way. */
  price: number | undefined
}

/** The total as it stands, worked out like the server's, which alone counts. */
function Total({ draft, choices: { model, onRoad, of }, price }: TotalProps) {
  if (!model || !onRoad || !of || price === undefined) return null
  const accessories = of.accessories
    .filter(({ part_no }) => draft.accessories.includes(part_no))
    .map((one) => ({ partNumber: one.part_no, heading: one.heading, price: one.price }))
  const worked = onRoadOf(onRoad, model.bikeName, price, {
    loan: draft.hasLoan,
    covers: draft.covers,
    accessories,
  })
  if (!worked) return <p>There are no on-road prices yet: the charges are missing.</p>
  const quoted = quotePrice(worked, {
    exchange: rupeesIn(draft.exchange),
    discount: rupeesIn(draft.discount),
  })
  return (
    <p
      role="status"
      className="flex flex-wrap items-baseline justify-between gap-x-4 self-end border-b border-hairline pb-2"
    >
      <span className="font-semibold">{quoted.isFrom ? 'To pay, from' : 'To pay'}</span>
      <span className="display figures text-2xl">{formatRupees(rupeesFromPaise(quoted.paise))}</span>
    </p>
  )
}
