import { type Category, categories } from '#contract/catalogue/lines.ts'
import {
  type BodyType,
  bodyTypes,
  recordLimits as limits,
  lineNames,
  sourcedFigures,
} from '#contract/catalogue/vehicle-choices.ts'
import { factLabels } from '#domain/catalogue/place-words.ts'
import { Checkbox, Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import type { SectionProps } from './record-draft.ts'

interface FactsSectionProps extends SectionProps<'facts'> {
  /** The names as they were last loaded or saved. */
  stored: { name: string; displayName: string }
  formerNames: readonly string[]
}

/** The names of a vehicle, its place in the catalogue, and its headline figures. */
export function FactsSection({ value, onChange, errorOf, stored, formerNames }: FactsSectionProps) {
  // A page that was called by the old name is called by the new one, unless staff take the tick away.
  const isOneName = value.displayName === value.name
  const field = (
    name: 'name' | 'displayName' | 'menuName' | 'tagline' | 'engine' | 'power' | 'transmission' | 'mileage',
  ) => ({
    label: factLabels[name],
    value: value[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...value, [name]: currentTarget.value }),
  })
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="grid content-start gap-1">
        <Input
          hint={
            formerNames.length > 0
              ? `Stands in the address of its page. ${new Intl.ListFormat('en').format(formerNames)} leads here too.`
              : 'Stands in the address of its page. An old name keeps leading here.'
          }
          maxLength={limits.name}
          {...field('name')}
          onChange={({ currentTarget: { value: name } }) =>
            onChange({ ...value, name, displayName: isOneName ? name : value.displayName })
          }
        />
        {value.name === stored.name ? null : (
          <Checkbox
            label="This name on its page too"
            checked={isOneName}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ ...value, displayName: checked ? value.name : stored.displayName })
            }
          />
        )}
      </div>
      <Input hint="In titles, cards and lists." maxLength={limits.name} {...field('displayName')} />
      <Select
        label={factLabels.category}
        value={value.category}
        choices={categories.map((id) => ({ value: id, label: lineNames[id] }))}
        onChange={({ currentTarget }) => onChange({ ...value, category: currentTarget.value as Category })}
      />
      <Select
        label={factLabels.bodyType}
        value={value.bodyType}
        choices={bodyTypes.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ currentTarget }) => onChange({ ...value, bodyType: currentTarget.value as BodyType })}
      />
      <Input hint="Its name where this is empty." optional maxLength={limits.name} {...field('menuName')} />
      <Checkbox
        label={factLabels.isInMenu}
        checked={value.isInMenu}
        onChange={({ currentTarget }) => onChange({ ...value, isInMenu: currentTarget.checked })}
      />
      <Input
        hint="Under the name, at most 120 characters."
        className="md:col-span-2"
        maxLength={limits.tagline}
        {...field('tagline')}
      />
      <Textarea
        label={factLabels.details}
        className="md:col-span-2"
        rows={5}
        maxLength={limits.details}
        value={value.details}
        error={errorOf('details')}
        onChange={({ currentTarget }) => onChange({ ...value, details: currentTarget.value })}
      />
      <div className="grid gap-5 md:col-span-2 md:grid-cols-3">
        <Input maxLength={limits.figure} {...field('engine')} />
        <Input maxLength={limits.figure} {...field('power')} />
        <Input maxLength={limits.figure} {...field('transmission')} />
        <Input
          hint="With its unit; empty for electric ones."
          optional
          maxLength={limits.mileage}
          {...field('mileage')}
        />
      </div>
      <fieldset className="grid gap-5 border-t border-hairline pt-4 md:col-span-2 md:grid-cols-3">
        <legend className="sr-only">Where the figures come from</legend>
        <p className="text-muted md:col-span-2">
          Where the figures come from, in words: buyers read it beside them. Weight, seat height and range are
          rows of the specification.
        </p>
        {sourcedFigures.map(({ id, label }) => (
          <Input
            key={id}
            label={`Source of: ${label}`}
            optional
            maxLength={limits.source}
            autoComplete="off"
            value={value.sources[id]}
            error={errorOf(`sources.${id}`)}
            onChange={({ currentTarget }) =>
              onChange({ ...value, sources: { ...value.sources, [id]: currentTarget.value } })
            }
          />
        ))}
      </fieldset>
    </div>
  )
}
