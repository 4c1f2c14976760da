import { PartList } from './part-list.tsx'
import { PicturedPart } from './pictured-part.tsx'
import { changedAt, newId, type SectionProps } from './record-draft.ts'

/** The content of the FEATURES tab of a vehicle. */
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
        <PicturedPart
          part={feature}
          rows={3}
          errorOf={(field) => errorOf(`${index}.${field}`)}
          onChange={(change) => onChange(changedAt(value, index, change))}
        />
      )}
    </PartList>
  )
}
