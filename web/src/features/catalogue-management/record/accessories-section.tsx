import { recordLimits as limits } from '#contract/catalogue/vehicle-choices.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { PartList } from './part-list.tsx'
import { PicturedPart } from './pictured-part.tsx'
import { changedAt, newId, type SectionProps } from './record-draft.ts'

/** The genuine accessories of a vehicle with part number and price. */
export function AccessoriesSection({ value, onChange, errorOf }: SectionProps<'accessories'>) {
  return (
    <PartList
      label="Accessories"
      noun="accessory"
      parts={value}
      nameOf={({ heading }) => heading}
      make={() => ({ id: newId(), heading: '', partNumber: '', price: '', description: '', image: '' })}
      onChange={onChange}
    >
      {(accessory, index) => {
        const field = (name: 'partNumber' | 'price') => ({
          value: String(accessory[name]),
          error: errorOf(`${index}.${name}`),
          autoComplete: 'off',
          onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            onChange(changedAt(value, index, { [name]: currentTarget.value })),
        })
        return (
          <PicturedPart
            part={accessory}
            rows={2}
            className="sm:grid-cols-2"
            errorOf={(name) => errorOf(`${index}.${name}`)}
            onChange={(change) => onChange(changedAt(value, index, change))}
          >
            <Input label="Part number" maxLength={limits.partNumber} {...field('partNumber')} />
            <Input label="Price in rupees" inputMode="decimal" maxLength={40} {...field('price')} />
          </PicturedPart>
        )
      }}
    </PartList>
  )
}
