import type { ComponentType } from 'react'
import { useDealership } from '#web/lib/dealership.tsx'
import { useMayChange } from '#web/ui/change-button.tsx'
import { Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { RowPicture } from '#web/ui/media/row-picture.tsx'
import { type EntryField, offered } from './list-kind.ts'

export interface PictureChoiceProps {
  label: string
  path: string
  onChange: (path: string) => void
  shape?: number
}

interface EntryFieldsProps {
  PictureChoice: ComponentType<PictureChoiceProps>

  fields: readonly EntryField[]
  entry: Readonly<Record<string, string>>
  errorOf: (name: string) => string | undefined
  disabled: boolean
  onChange: (entry: Record<string, string>) => void
}

/** The fields of one entry of a list. */
export function EntryFields(props: EntryFieldsProps) {
  const { PictureChoice, fields, entry, errorOf, disabled, onChange } = props
  const { parts } = useDealership()
  const mayChange = useMayChange()
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {fields.map(({ name, label, control, maxLength, choices = [], optional, shape = 1, isWide }) => {
        if (control === 'picture' && !mayChange)
          return entry[name] ? (
            <RowPicture key={name} src={entry[name]} className="w-20 object-contain" />
          ) : null
        if (control === 'picture')
          return (
            <PictureChoice
              key={name}
              label={label}
              path={entry[name] ?? ''}
              shape={shape}
              onChange={(path) => onChange({ ...entry, [name]: path })}
            />
          )
        const shared = {
          label,
          optional,
          disabled,
          value: entry[name] ?? '',
          error: errorOf(name),
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            onChange({ ...entry, [name]: value }),
        }
        if (control === 'choice')
          return <Select key={name} {...shared} choices={offered(choices, parts, entry[name])} />
        if (control === 'paragraph')
          return <Textarea key={name} {...shared} maxLength={maxLength} className="sm:col-span-full" />
        return (
          <Input
            key={name}
            {...shared}
            maxLength={maxLength}
            className={isWide && 'sm:col-span-full'}
            inputMode={control === 'number' ? 'decimal' : undefined}
          />
        )
      })}
    </div>
  )
}
