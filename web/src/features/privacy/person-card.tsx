import { type FormEvent, useEffect, useRef, useState } from 'react'
import { kindLabel } from '#contract/leads/lead-kinds.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { saveFile } from '#web/lib/device/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { useFieldErrors } from '#web/ui/form/record/field-errors.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { consentWords } from './consent-words.ts'
import { countOf, type FoundPerson } from './found-person.ts'

interface PersonCardProps {
  /** The person of a request, who is looked for at once; undefined where staff type whom to look for. */
  sought: FoundPerson['person'] | undefined
  found: FoundPerson | undefined
  onFound: (found: FoundPerson | undefined) => void
  /** Opens the page on which the data stands in words. */
  onRead: () => void
}

/**
 * Finds one person by number or e-mail address, gives the person's data as a page and as a file, and erases
 * them on request.
 */
export function PersonCard({ sought, found, onFound, onRead }: PersonCardProps) {
  const { errors, setErrors, mendChanged } = useFieldErrors()
  const [busy, setBusy] = useState<'finding' | 'erasing'>()
  const [isAsking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!sought) return
    // The focus brings the form into sight, which may lie below many requests.
    form.current?.querySelector('button')?.focus()
    form.current?.requestSubmit()
  }, [sought])

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const person = { mobile: String(form.get('mobile') ?? ''), email: String(form.get('email') ?? '') }
    setBusy('finding')
    setErrors({})
    onFound(undefined)
    try {
      onFound({ person, enquiries: await callApi('readPerson', { body: person }) })
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      notify.error(failureWords(error, 'We could not look for this person. Please try again.'))
    } finally {
      setBusy(undefined)
    }
  }

  async function erase({ person }: FoundPerson) {
    setBusy('erasing')
    try {
      const { erased } = await callApi('erasePerson', { body: person })
      notify.success(`This person was taken out of ${countOf(erased)}.`)
      onFound(undefined)
    } catch (error) {
      notify.error(failureWords(error, 'This person was not erased. Please try again.'))
    } finally {
      setBusy(undefined)
      setAsking(false)
    }
  }

  return (
    <FormPart
      title="One person"
      hint="People may ask what you know of them: find them here, print it, or save it as a file. They may ask to be forgotten: they are then taken out of every list, note and file, and what they sent is only counted. Ask them to prove who they are first."
    >
      <form
        ref={form}
        onSubmit={(event) => void find(event)}
        onChange={mendChanged}
        className="grid gap-4"
        noValidate
      >
        <Input
          label="Mobile number"
          name="mobile"
          type="tel"
          autoComplete="off"
          defaultValue={sought?.mobile}
          error={errors.mobile}
        />
        <Input
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={sought?.email}
          error={errors.email}
        />
        <Button type="submit" busy={busy === 'finding'} className="justify-self-start">
          Find
        </Button>
      </form>
      <div aria-live="polite">
        {found ? <FoundLine {...found} onRead={onRead} onErase={() => setAsking(true)} /> : null}
      </div>
      {found && isAsking ? (
        <ConfirmDialog
          title={`Erase ${found.person.mobile || found.person.email}`}
          question={`Take this person out of ${countOf(found.enquiries.length)} for good?`}
          confirmLabel="Erase this person"
          busy={busy === 'erasing'}
          onConfirm={() => void erase(found)}
          onClose={() => setAsking(false)}
        >
          <p>Names, numbers, addresses, messages, notes and résumés go. Nobody can bring them back.</p>
        </ConfirmDialog>
      ) : null}
    </FormPart>
  )
}

function FoundLine({
  person,
  enquiries,
  onRead,
  onErase,
}: FoundPerson & { onRead: () => void; onErase: () => void }) {
  const { names } = useDealership().parts
  if (enquiries.length === 0) return <p className="font-semibold">We hold nothing of this person.</p>
  const kinds = [...new Set(enquiries.map(({ kind }) => kindLabel(kind, names)))]
  const file = () =>
    saveFile(
      'data-of-one-person.json',
      new Blob([JSON.stringify({ person, enquiries }, null, 2)], { type: 'application/json' }),
    )
  return (
    <div className="grid gap-3">
      <p>
        <strong>{countOf(enquiries.length)}</strong>: {kinds.join(', ')}.
      </p>
      <ConsentLines enquiries={enquiries} />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onRead}>
          Read and print
        </Button>
        <Button size="small" onClick={file}>
          Save as a file
        </Button>
        <Button size="small" variant="danger" onClick={onErase}>
          Erase …
        </Button>
      </div>
    </div>
  )
}

/**
 * The ledger of a person: every consent given and taken back, when, under which words, and the staff member
 * who noted it.
 */
function ConsentLines({ enquiries }: Pick<FoundPerson, 'enquiries'>) {
  const consents = enquiries
    .flatMap((enquiry) => enquiry.consents)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (consents.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">Consent</h3>
      <ul className="grid gap-1 text-sm">
        {consents.map((consent) => (
          <li key={consent.at + consent.kind}>{consentWords(consent)}</li>
        ))}
      </ul>
    </section>
  )
}
