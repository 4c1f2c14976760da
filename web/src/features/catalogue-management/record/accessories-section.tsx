import { recordLimits as limits } from '#contract/catalogue/vehicle-choices.ts'
import { Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { PartList } from './part-list.tsx'
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
        const field = (name: 'heading' | 'partNumber' | 'price') => ({
          value: String(accessory[name]),
          error: errorOf(`${index}.${name}`),
          autoComplete: 'off',
          onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            onChange(changedAt(value, index, { [name]: currentTarget.value })),
        })
        return (
          <div className="grid gap-3 md:grid-cols-[3fr_2fr]">
            <div className="grid content-start gap-3 sm:grid-cols-2">
              <Input label="Heading" maxLength={limits.heading} {...field('heading')} />
              <Input label="Part number" maxLength={limits.partNumber} {...field('partNumber')} />
              <Input label="Price in rupees" inputMode="decimal" maxLength={40} {...field('price')} />
              <Textarea
                label="Words"
                rows={2}
                value={accessory.description}
                maxLength={limits.description}
                error={errorOf(`${index}.description`)}
                onChange={({ currentTarget }) =>
                  onChange(changedAt(value, index, { description: currentTarget.value }))
                }
              />
            </div>
            <PictureChoice
              label="Picture"
              path={accessory.image}
              onChange={(image) => onChange(changedAt(value, index, { image }))}
            />
          </div>
        )
      }}
    </PartList>
  )
}
