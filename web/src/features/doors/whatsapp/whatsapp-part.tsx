import { type FormEvent, useState } from 'react'
import type { WhatsApp, WhatsAppFacts } from '#contract/messages/whatsapp.ts'
import { whatsAppKinds } from '#contract/messages/whatsapp-words.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { CompactCheckbox } from '#web/ui/form/controls/compact-checkbox.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { TemplateList } from './template-list.tsx'

/**
 * Messages that go out by WhatsApp by themselves: which, for how much, and their templates; for the owner.
 */
export function WhatsAppPart() {
  const loaded = useLoaded('whatsapp', (signal) => callApi('getWhatsApp', {}, { signal }))
  const { value } = loaded
  return (
    <FormPart
      title="Messages by WhatsApp"
      hint="Only to customers who allowed it for WhatsApp, at most one a day but for a changed appointment. Whoever answers STOP, ବନ୍ଦ or बंद is written to no more."
    >
      <LoadFailure of={loaded} words="The messages by WhatsApp could not be loaded." />
      {value && !value.isConnected ? (
        <p>
          WhatsApp is not connected. Whoever looks after the site can do that; until then nothing is sent.
        </p>
      ) : value ? (
        <>
          <p className="figures">{monthInWords(value)}</p>
          <Settings whatsApp={value} onSaved={(saved) => loaded.replace(() => saved)} />
          <TemplateList templates={value.templates} />
        </>
      ) : loaded.isLoading ? (
        <Skeleton className="h-40" />
      ) : null}
    </FormPart>
  )
}

/** An amount in thousandths of a rupee, to the last of them: `₹0.115`. */
function rupees(mills: number): string {
  return `₹${(mills / 1000).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 3 })}`
}

function monthInWords(whatsApp: WhatsApp): string {
  const { sent, spentMills, capRupees, priceMills, aboveCap, wrongToday } = whatsApp
  const messages = sent === 1 ? '1 message' : `${sent} messages`
  const month = `This month ${messages} for ${rupees(spentMills)} of ${rupees(capRupees * 1000)}.`
  const isReached = spentMills + priceMills > capRupees * 1000
  const reached = isReached ? ' The limit is reached: only what changed is still written.' : ''
  const above = aboveCap > 0 ? ` ${aboveCap} more did not go out, because the limit was reached.` : ''
  const wrongCalls = wrongToday === 1 ? '1 call' : `${wrongToday} calls`
  const wrong = wrongToday > 0 ? ` Today ${wrongCalls} came with a wrong signature.` : ''
  return `${month}${reached}${above}${wrong}`
}

function Settings({ whatsApp, onSaved }: { whatsApp: WhatsApp; onSaved: (saved: WhatsApp) => void }) {
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setErrors({})
    try {
      onSaved(await callApi('saveWhatsApp', { body: factsOf(new FormData(event.currentTarget)) }))
      notify.success('Saved.')
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields)
      else notify.error(saveFailureWords(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} onChange={mendChanged} className="grid gap-3" noValidate>
      <fieldset className="grid gap-x-6 md:grid-cols-2">
        <legend className="font-semibold">Written by themselves</legend>
        {whatsAppKinds.map(({ id, label, says }) => (
          <CompactCheckbox
            key={id}
            label={`${label}: ${says}`}
            name={id}
            defaultChecked={!whatsApp.offKinds.includes(id)}
          />
        ))}
      </fieldset>
      <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-4">
        <Input
          label="At most a month, in ₹"
          name="capRupees"
          inputMode="numeric"
          defaultValue={whatsApp.capRupees}
          error={errors.capRupees}
        />
        <Input
          label="Price of a message, in ₹"
          name="priceMills"
          inputMode="decimal"
          defaultValue={whatsApp.priceMills / 1000}
          error={errors.priceMills}
        />
        <Input
          label="Where the price stands"
          name="priceSource"
          defaultValue={whatsApp.priceSource}
          error={errors.priceSource}
        />
        <Input
          label="As on"
          name="priceDay"
          type="date"
          defaultValue={whatsApp.priceDay}
          error={errors.priceDay}
        />
      </div>
      <Button type="submit" busy={isBusy} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}

function factsOf(form: FormData): WhatsAppFacts {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  // An empty field is no zero; the server asks for a number.
  const number = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)))
  return {
    offKinds: whatsAppKinds.map(({ id }) => id).filter((id) => !form.has(id)),
    capRupees: number('capRupees'),
    priceMills: Math.round(number('priceMills') * 1000),
    priceSource: text('priceSource'),
    priceDay: text('priceDay'),
  }
}
