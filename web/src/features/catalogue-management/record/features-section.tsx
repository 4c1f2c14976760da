import { recordLimits as limits } from '#contract/catalogue/vehicle-choices.ts'
import { Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { PartList } from './part-list.tsx'
import { changedAt, newId, type SectionProps } from './record-draft.ts'

/** What the FEATURES tab of a vehicle tells. */
export function FeaturesSection({ value, onChange, errorOf }: SectionProps<'features'>) {
  return (
    <PartList
      label="Features"
      noun="feature"
      parts={value}
      nameOf={({ heading }) => heading}
      make={() => ({ id: newId(), heading: '', description: '', image: '' })}
      onChange={onChange}
    >
      {(feature, index) => (
        <div className="grid gap-3 md:grid-cols-[3fr_2fr]">
          <div className="grid content-start gap-3">
            <Input
              label="Heading"
              value={feature.heading}
              maxLength={limits.heading}
              autoComplete="off"
              error={errorOf(`${index}.heading`)}
              onChange={({ currentTarget }) =>
                onChange(changedAt(value, index, { heading: currentTarget.value }))
              }
            />
            <Textarea
              label="Words"
              rows={3}
              value={feature.description}
              maxLength={limits.description}
              error={errorOf(`${index}.description`)}
              onChange={({ currentTarget }) =>
                onChange(changedAt(value, index, { description: currentTarget.value }))
              }
            />
          </div>
          <PictureChoice
            label="Picture"
            path={feature.image}
            onChange={(image) => onChange(changedAt(value, index, { image }))}
          />
        </div>
      )}
    </PartList>
  )
}
