import { pictureLabels } from '#domain/catalogue/place-words.ts'
import type { SectionProps } from '../record/record-draft.ts'
import { BrochureField } from './brochure-field.tsx'
import { FramesField } from './frames-field.tsx'
import { PictureChoice } from './picture-choice.tsx'

const kinds = [
  { id: 'hero', hint: 'The big picture of its page. A model on the site needs it.' },
  { id: 'listing', hint: 'The main picture where there is none.' },
  { id: 'icon', hint: 'The picture in lists where there is none.' },
  {
    id: 'name',
    hint: 'The picture in lists where there is none.',
    shape: 'any',
  },
  {
    id: 'share',
    hint: 'The main picture where there is none.',
    shape: 1200 / 630,
  },
] as const

/** The pictures that belong to a vehicle as a whole and to none of its parts, and its brochure. */
export function PicturesSection({
  value,
  onChange,
  madeBrochure,
}: SectionProps<'pictures'> & { madeBrochure: string }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {kinds.map(({ id, hint, ...shape }) => (
          <PictureChoice
            key={id}
            label={pictureLabels[id]}
            hint={hint}
            path={value[id]}
            {...shape}
            onChange={(path) => onChange({ ...value, [id]: path })}
          />
        ))}
      </div>
      <FramesField frames={value.frames} onChange={(frames) => onChange({ ...value, frames })} />
      <BrochureField
        path={value.brochure}
        madePath={madeBrochure}
        onChange={(brochure) => onChange({ ...value, brochure })}
      />
    </div>
  )
}
