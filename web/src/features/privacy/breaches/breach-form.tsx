import { type FormEvent, useState } from 'react'
import { type Breach, type BreachFacts, breachFacts } from '#contract/privacy/breaches.ts'
import { limits } from '#contract/wire/limits.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { asInput, fromInput } from '#web/lib/indian-input.ts'
import { Button } from '#web/ui/button.tsx'
import { CompactCheckbox } from '#web/ui/form/controls/compact-checkbox.tsx'
import { Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { itemBoxes, measureBoxes, natureChoices } from './breach-words.ts'

interface BreachFormProps {
  /** Undefined for a breach that is being written down. */
  breach?: Breach | undefined
  onSave: (facts: BreachFacts) => Promise<void>
}

/** What happened, when the dealer knew, which details got out and what was done about it. */
export function BreachForm({ breach, onSave }: BreachFormProps) {
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = breachFacts.safeParse(factsIn(new FormData(event.currentTarget)))
    if (!read.success) return setProblem(read.error.issues.map(({ message }) => message).join(' '))
    setProblem('')
    setSaving(true)
    await onSave(read.data)
    setSaving(false)
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <FormPart title="What happened" hint="The dealer and the Board read this. Write no name of a visitor.">
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="How"
            name="nature"
            choices={natureChoices}
            defaultValue={breach?.nature ?? 'account'}
          />
          <Input
            label="Known since (Indian time)"
            name="knownAt"
            type="datetime-local"
            defaultValue={asInput(breach?.knownAt ?? serverNow().toISOString())}
          />
        </div>
        <Textarea
          label="In your words"
          name="happened"
          rows={3}
          maxLength={limits.message}
          defaultValue={breach?.happened}
        />
        <Boxes legend="What got out" name="items" boxes={itemBoxes} ticked={breach?.items} />
        <Boxes legend="What was done" name="measures" boxes={measureBoxes} ticked={breach?.measures} />
        <details>
          <summary className="min-h-11 content-center underline underline-offset-3">
            Own words in the letters
          </summary>
          <div className="grid gap-4 pt-2">
            <Textarea
              label="English"
              name="en"
              rows={2}
              maxLength={limits.message}
              defaultValue={breach?.words.en}
            />
            <Textarea
              label="Odia"
              name="or"
              lang="or"
              rows={2}
              maxLength={limits.message}
              defaultValue={breach?.words.or}
            />
            <Textarea
              label="Hindi"
              name="hi"
              lang="hi"
              rows={2}
              maxLength={limits.message}
              defaultValue={breach?.words.hi}
            />
          </div>
        </details>
        {problem ? (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        ) : null}
        <Button
          type="submit"
          variant={breach ? 'secondary' : 'primary'}
          busy={isSaving}
          className="justify-self-start"
        >
          {breach ? 'Save' : 'Write it down'}
        </Button>
      </FormPart>
    </form>
  )
}

interface BoxesProps {
  legend: string
  name: string
  boxes: readonly { name: string; label: string }[]
  ticked: readonly string[] | undefined
}

function Boxes({ legend, name, boxes, ticked = [] }: BoxesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {boxes.map((box) => (
          <CompactCheckbox
            key={box.name}
            label={box.label}
            name={name}
            value={box.name}
            defaultChecked={ticked.includes(box.name)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The typed facts, which the schema checks. */
function factsIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    knownAt: fromInput(text('knownAt')),
    nature: text('nature'),
    items: form.getAll('items'),
    measures: form.getAll('measures'),
    happened: text('happened'),
    words: { en: text('en'), or: text('or'), hi: text('hi') },
  }
}
