import type { FormEvent, HTMLInputTypeAttribute, ReactNode } from 'react'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { FieldDefinition } from '#web/ui/form/send/form-screen.ts'
import { boxName } from '#web/ui/form/send/read-form.ts'
import { CheckboxGroup } from './checkbox-group.tsx'
import { EmailOrNone } from './email-or-none.tsx'
import { Checkbox, FileInput, Input, SuggestInput, Textarea } from './inputs.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { WhileChosen } from './while-chosen.tsx'

interface FormFieldProps {
  id: string
  field: FieldDefinition
  error: string | undefined
  initial: string | undefined
  isLocked: boolean
}

const inputTypes: Record<string, { type: HTMLInputTypeAttribute; inputMode?: 'numeric' | 'tel' | 'email' }> =
  {
    text: { type: 'text' },
    tel: { type: 'tel', inputMode: 'tel' },
    numeric: { type: 'text', inputMode: 'numeric' },
    date: { type: 'date' },
    password: { type: 'password' },
  }

/** The control for one field of a form's definition, where its choice is made that needs it. */
export function FormField(props: FormFieldProps) {
  const { onlyFor } = props.field
  if (!onlyFor) return <Control {...props} />
  return (
    <WhileChosen choice={onlyFor}>
      <Control {...props} />
    </WhileChosen>
  )
}

function Control({ id, field, error, initial, isLocked }: FormFieldProps) {
  const { name, label, hint, optional, isHalf } = field
  const box = { id, name, label, hint, error, className: isHalf ? 'col-span-1!' : undefined }
  const shared = { ...box, optional }
  switch (field.kind) {
    case 'textarea':
      return <Textarea {...shared} defaultValue={initial} maxLength={field.maxLength} rows={field.rows} />
    case 'select':
      return (
        <Select
          {...shared}
          defaultValue={initial}
          choices={field.choices}
          words={field.words}
          placeholder={field.placeholder}
        />
      )
    case 'radio':
      return <RadioGroup {...shared} choices={field.choices} words={field.words} initial={initial} />
    case 'file':
      return <FileInput {...shared} accept={field.accept} />
    case 'part':
      return <field.Part {...shared} />
    case 'email':
      return (
        <EmailOrNone
          {...shared}
          none={field.none}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete}
          {...(isLocked ? { value: initial ?? '', readOnly: true } : { defaultValue: initial })}
        />
      )
    case 'checkbox':
    case 'agreement':
      return (
        // As near to each other as boxes of a group: a finger finds each, and the button stays in sight.
        <Notice className={classNames('-my-2', box.className)}>
          <Checkbox {...box} label={field.isOfTerms ? <TermsLabel label={label} /> : label} />
        </Notice>
      )
    case 'checkboxes':
      return (
        <Notice className={box.className}>
          <CheckboxGroup
            {...box}
            all={{ ...field.all, name: boxName(field.name, field.all.name) }}
            boxes={field.boxes.map((one) => ({ ...one, name: boxName(field.name, one.name) }))}
          />
        </Notice>
      )
    default: {
      const props = {
        ...shared,
        ...inputTypes[field.kind],
        // A locked field changes with the value that it is locked to.
        ...(isLocked ? { value: initial ?? '', readOnly: true } : { defaultValue: initial }),
        maxLength: field.maxLength,
        autoComplete: field.autoComplete,
        autoCapitalize: field.autoCapitalize,
        ...(field.digitsOnly ? digitsOnly : {}),
      }
      return field.suggestions && !isLocked ? (
        <SuggestInput {...props} suggestions={field.suggestions} />
      ) : (
        <Input {...props} />
      )
    }
  }
}

/**
 * A text that the visitor agrees to. The text is sent along with the form, because it may change later, while
 * what the visitor agreed to does not.
 */
function Notice({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <div data-seen="Notice" className={className}>
      {children}
    </div>
  )
}

/** The words by which every language's label of the box for the terms calls them. */
const terms = t`terms and conditions`

/**
 * The label of the box for the terms, whose own words lead to them, in a new tab, so that nothing typed is
 * lost.
 */
function TermsLabel({ label }: { label: string }) {
  const [before = '', after = ''] = label.split(terms)
  return (
    <>
      {before}
      <a
        href={base + paths.termsConditions}
        target="_blank"
        rel="noopener"
        title={t`(opens in a new tab)`}
        className="underline underline-offset-2"
      >
        {terms}
      </a>
      {after}
    </>
  )
}

/**
 * Removes other characters while the visitor types, and once from what was typed before React took the page
 * over.
 */
const digitsOnly = {
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => keepDigits(currentTarget),
  ref: keepDigits,
}

/** Removes every character that is no digit of any script, and leaves the caret where it was. */
function keepDigits(input: HTMLInputElement | null): void {
  if (!input) return
  const digits = input.value.replace(/\P{Nd}/gu, '')
  if (digits === input.value) return
  const before = input.value
    .slice(0, input.selectionStart ?? input.value.length)
    .replace(/\P{Nd}/gu, '').length
  input.value = digits
  input.setSelectionRange(before, before)
}
