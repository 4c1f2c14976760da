import { publicPages } from '#contract/site/pages.ts'
import { texts } from '#contract/texts/texts.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { halfDates } from '#web/ui/form/controls/half-dates.ts'
import { Input, SuggestInput, Textarea } from '#web/ui/form/controls/inputs.tsx'
import type { ItemField, ItemTexts } from './content-kinds.ts'
import { ModelsField } from './models-field.tsx'

interface ItemFieldsProps {
  fields: readonly ItemField[]
  /** The texts of the fields at first. */
  initial?: ItemTexts
  errors: Readonly<Record<string, string>>
  disabled: boolean
  /** Called when a model was ticked, which the fields do not tell by themselves. */
  onTouched: () => void
}

/** The fields of an item, for the dialog that adds it and the dialog that edits it. */
export function ItemFields({ fields, initial = {}, errors, disabled, onTouched }: ItemFieldsProps) {
  const { parts } = useDealership()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ name, label, hint, control, maxLength, required }) => {
        const shared = {
          label,
          hint,
          name,
          error: errors[name],
          defaultValue: initial[name],
          readOnly: disabled,
        }
        const wide = 'sm:col-span-2'
        if (control === 'day')
          return <Input key={name} {...shared} type="date" optional className="max-sm:col-span-full" />
        if (control === 'models')
          return (
            <ModelsField
              key={name}
              label={label}
              hint={hint}
              name={name}
              ticked={initial[name] ?? ''}
              disabled={disabled}
              onTouched={onTouched}
            />
          )
        if (control === 'paragraph')
          return (
            <Textarea key={name} {...shared} maxLength={maxLength} optional={!required} className={wide} />
          )
        if (control === 'page')
          return (
            <SuggestInput key={name} {...shared} suggestions={publicPages(parts)} optional className={wide} />
          )
        return <Input key={name} {...shared} maxLength={maxLength} optional={!required} className={wide} />
      })}
    </div>
  )
}

/**
 * The texts in the fields of a form. Ticked models are one a line; a link to this site keeps only its path.
 */
export function textsIn(form: HTMLFormElement, fields: readonly ItemField[]): ItemTexts {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map(({ name, control }) => {
      const text = data.getAll(name).map(String).join('\n').trim()
      const own = `${window.location.origin}/`
      return [name, control === 'page' && text.startsWith(own) ? text.slice(own.length - 1) : text]
    }),
  )
}

/**
 * The errors of a form and of its texts, by field; a required text that is empty gets the words of the
 * specification. A half-typed last day is an error, because the browser reports it as empty and a save would
 * remove the end.
 */
export function faultsOf(
  form: HTMLFormElement,
  words: ItemTexts,
  fields: readonly ItemField[],
): Record<string, string> {
  const empty = fields.filter(({ name, required }) => required && words[name] === '')
  const faults = {
    ...Object.fromEntries(empty.map(({ name }) => [name, texts.content.incomplete])),
    ...halfDates(form),
  }
  const { from = '', to = '' } = words
  return from && to && to < from ? { ...faults, to: 'The last day comes before the first.' } : faults
}
