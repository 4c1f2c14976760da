import { type FormEvent, useRef, useState } from 'react'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { orderPapers } from '#contract/orders/order-steps.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { limits } from '#contract/wire/limits.ts'
import { dayAfter } from '#domain/days/days.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { counterOutlet, keepCounterOutlet } from '#web/shop/counter-outlet.ts'
import { useInboxChoices } from '#web/shop/lead-acts/use-inbox-choices.ts'
import { Checkbox, Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { savingWords } from '#web/ui/form/record/saving-words.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { plannedFrom, StepPlan } from './step-plan.tsx'

interface BookOrderDialogProps {
  lead: Lead
  /** The quotation that the buyer was given last: the order begins with its facts. */
  quotation: LeadDetails['quotation']
  /** What the sender filled in. */
  enquiry: LeadDetails['enquiry']
  onBooked: () => void
  onClose: () => void
}

/** How many days after the booking the handover is proposed. */
const usualDays = 7

/**
 * Books an order: the vehicle, where, for how much, and the day of the handover, from which the days of the
 * other steps follow until somebody knows better.
 */
export function BookOrderDialog(props: BookOrderDialogProps) {
  const { lead, quotation, enquiry, onBooked, onClose } = props
  const id = useRef(crypto.randomUUID())
  const today = indianDay(serverNow())
  const [handover, setHandover] = useState(dayAfter(today, usualDays))
  const [lender, setLender] = useState(quotation?.lender ?? '')
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isSaving, setSaving] = useState(false)
  const models = useLoaded('model facts', (signal) => callApi('listModelFacts', {}, { signal }))
  const choices = useInboxChoices()
  const payments = useLoaded('payment settings', (signal) => callApi('getPaymentSettings', {}, { signal }))
  const isReading = [models, choices, payments].some((one) => one.isLoading && one.value === undefined)
  const usual = payments.value?.facts
  const known = (models.value ?? []).map(({ bikeName, name }) => ({ value: bikeName, label: name }))
  const asked = quotation?.bikeName ?? lead.model
  const wanted = known.find(({ value, label }) => asked === value || asked === label)?.value
  const begin = (name: 'variant' | 'colour') =>
    quotation ? quotation[name] : typeof enquiry[name] === 'string' ? enquiry[name] : ''

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const wrong = {
      ...(text('bikeName') ? {} : { bikeName: 'Please choose the model.' }),
      ...(text('outletId') ? {} : { outletId: 'Please choose the outlet.' }),
      ...(text('price') ? {} : { price: 'Please enter the price.' }),
      ...(handover ? {} : { handover: 'Please choose a day.' }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setSaving(true)
    try {
      const booked = await callApi('bookOrder', {
        body: {
          id: id.current,
          leadId: lead.id,
          quotationId: quotation?.id ?? null,
          outletId: Number(text('outletId')),
          bikeName: text('bikeName'),
          variant: text('variant'),
          colour: text('colour'),
          price: text('price'),
          token: text('token'),
          lender,
          papersWanted: orderPapers.map((paper) => paper.id).filter((paper) => form.get(paper) !== null),
          steps: plannedFrom(form),
        },
      })
      keepCounterOutlet(Number(text('outletId')))
      notify.success('The order is booked.', {
        detail: booked.isTold ? 'The buyer is told.' : undefined,
      })
      onBooked()
      onClose()
    } catch (error) {
      setSaving(false)
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors({ ...fields, ...(fields.steps && { handover: fields.steps }) })
      notify.error(savingWords(error, 'The order was not booked. Please try again.'))
      if (error instanceof ApiError && error.code === 'conflict') onBooked()
    }
  }

  return (
    <FormDialog
      title={lead.name ? `Book an order for ${lead.name}` : 'Book an order'}
      submitLabel="Book"
      // Fields that still wait for their choices would be refused as empty, or sent as such.
      busy={isSaving || isReading}
      isTouched={lender !== (quotation?.lender ?? '')}
      onSubmit={(event) => void save(event)}
      onFieldChange={mendChanged}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          key={`${known.length}`}
          label="Model"
          name="bikeName"
          placeholder="Choose a model"
          choices={known}
          defaultValue={wanted ?? ''}
          error={errors.bikeName}
        />
        <Input
          label="Variant"
          name="variant"
          optional
          maxLength={limits.model}
          autoComplete="off"
          defaultValue={begin('variant')}
        />
        <Input
          label="Colour"
          name="colour"
          optional
          maxLength={limits.colour}
          autoComplete="off"
          defaultValue={begin('colour')}
        />
        <Select
          key={`outlets ${choices.value?.outlets.length}`}
          label="Outlet"
          name="outletId"
          placeholder="Choose an outlet"
          choices={(choices.value?.outlets ?? []).map((outlet) => ({
            value: String(outlet.id),
            label: outlet.name,
          }))}
          defaultValue={quotation?.outletId ?? lead.outletId ?? counterOutlet()}
          error={errors.outletId}
        />
        <Input
          label="Price on the road (₹)"
          name="price"
          hint={quotation ? `As in ${quotation.number}.` : undefined}
          defaultValue={quotation?.price}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={errors.price}
        />
        <Input
          key={`token ${usual?.token}`}
          defaultValue={usual && usual.refundLines.length > 0 && usual.token > 0 ? usual.token : undefined}
          label="Token (₹)"
          name="token"
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={errors.token}
        />
        <Input
          label="Lender"
          optional
          hint="Empty without a loan."
          maxLength={limits.model}
          autoComplete="off"
          value={lender}
          onChange={({ currentTarget }) => setLender(currentTarget.value)}
        />
        <Input
          label="Handover"
          type="date"
          min={today}
          hint="The buyer is told this day."
          value={handover}
          error={errors.handover}
          onChange={({ currentTarget }) => setHandover(currentTarget.value)}
        />
      </div>
      <StepPlan
        key={`${handover} ${lender === ''}`}
        today={today}
        handover={handover}
        hasLoan={lender !== ''}
      />
      <fieldset className="min-w-0">
        <legend className="text-[0.9375rem] font-semibold">Papers to bring</legend>
        <div className="grid sm:grid-cols-2">
          {orderPapers.map((paper) => (
            <Checkbox
              key={paper.id}
              name={paper.id}
              label={paper.label}
              defaultChecked={paper.id === 'proof-of-address' || paper.id === 'proof-of-identity'}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  )
}
