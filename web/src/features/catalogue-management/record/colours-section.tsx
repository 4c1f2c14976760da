import { recordLimits as limits } from '#contract/catalogue/vehicle-choices.ts'
import { ChangeButton } from '#web/ui/change-button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { PartList } from './part-list.tsx'
import { changedAt, newId, type SectionProps } from './record-draft.ts'

/**
 * The colours of a vehicle: name, one or two paints, a picture of the vehicle in that colour, and the small
 * picture of the picker.
 */
export function ColoursSection({ value, onChange, errorOf }: SectionProps<'colours'>) {
  return (
    <div className="grid gap-4">
      <p className="text-muted">The first colour is the one that the page begins with.</p>
      <PartList
        label="Colours"
        noun="colour"
        parts={value}
        nameOf={({ name }) => name}
        make={() => ({ id: newId(), name: '', paint: ['#888888'], image: '', swatch: '' })}
        onChange={onChange}
      >
        {({ name, paint, image, swatch }, index) => (
          <div className="grid gap-4">
            <div className="grid items-end gap-3 sm:grid-cols-2">
              <Input
                label="Colour"
                value={name}
                maxLength={limits.colourName}
                autoComplete="off"
                error={errorOf(`${index}.name`)}
                onChange={({ currentTarget }) =>
                  onChange(changedAt(value, index, { name: currentTarget.value }))
                }
              />
              <div className="flex flex-wrap items-center gap-2">
                {paint.map((hex, place) => (
                  <input
                    // biome-ignore lint/suspicious/noArrayIndexKey: a paint has no name but its place
                    key={place}
                    type="color"
                    value={hex}
                    aria-label={`${place === 0 ? 'Main' : 'Second'} paint of ${name || `colour ${index + 1}`}`}
                    onChange={({ currentTarget }) =>
                      onChange(
                        changedAt(value, index, {
                          paint: paint.map((one, at) => (at === place ? currentTarget.value : one)),
                        }),
                      )
                    }
                    className="h-12 w-14 rounded-md border border-control bg-surface p-1"
                  />
                ))}
                <ChangeButton
                  size="small"
                  variant="quiet"
                  onClick={() =>
                    onChange(
                      changedAt(value, index, {
                        paint: paint.length === 1 ? [...paint, '#222222'] : paint.slice(0, 1),
                      }),
                    )
                  }
                >
                  {paint.length === 1 ? 'Add a second paint' : 'One paint'}
                </ChangeButton>
              </div>
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <PictureChoice
                label="The model in this colour"
                path={image}
                onChange={(path) => onChange(changedAt(value, index, { image: path }))}
              />
              <PictureChoice
                label="Small picture of the picker"
                path={swatch}
                onChange={(path) => onChange(changedAt(value, index, { swatch: path }))}
              />
            </div>
          </div>
        )}
      </PartList>
    </div>
  )
}
