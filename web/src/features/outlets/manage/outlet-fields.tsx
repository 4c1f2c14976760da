import type { ComponentType } from 'react'
import { outletServices } from '#contract/outlets/outlet-hours.ts'
import { outletLabels } from '#contract/outlets/outlet-labels.ts'
import type { OutletFacts } from '#contract/outlets/outlets.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { limits } from '#contract/wire/limits.ts'
import { mapEmbedUrl } from '#domain/outlets/map-frame.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { mapsLink } from '#web/lib/maps.ts'
import { Checkbox, Input, Textarea } from '#web/ui/form/controls/inputs.tsx'
import { RowList } from '#web/ui/form/record/row-list.tsx'
import type { RecordEditing } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { EmbeddedMap } from '#web/ui/media/embedded-map.tsx'
import { isLine, namedServices } from '../service-names.ts'
import { DayLink } from './day-link.tsx'
import { HoursFields } from './hours-fields.tsx'
import { pastedPlace } from './pasted-place.ts'

export interface PictureChoiceProps {
  label: string
  hint?: string
  path: string
  onChange: (path: string) => void
}

interface OutletFieldsProps {
  editing: Pick<RecordEditing<OutletFacts>, 'draft' | 'change' | 'errors'>
  /** The number of the outlet; a new outlet has none yet. */
  id?: number
  PictureChoice: ComponentType<PictureChoiceProps>
}

type TextFact = {
  [Fact in keyof OutletFacts]: OutletFacts[Fact] extends string ? Fact : never
}[keyof OutletFacts]

/** All fields of an outlet. */
export function OutletFields({ editing: { draft, change, errors }, id, PictureChoice }: OutletFieldsProps) {
  const { parts } = useDealership()
  // The service of a line that is off stays ticked, and comes back with the line.
  const services = namedServices(parts.names).filter(({ id: one }) => !(isLine(one) && isOff(parts, one)))
  const text = (fact: TextFact) => ({
    label: outletLabels[fact],
    value: draft[fact],
    error: errors[fact],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [fact]: currentTarget.value }),
  })
  const phone = { maxLength: limits.mobile, inputMode: 'tel' as const }
  const degrees = (fact: 'latitude' | 'longitude') => ({
    label: outletLabels[fact],
    type: 'number',
    step: 'any',
    value: Number.isFinite(draft[fact]) ? draft[fact] : '',
    error: errors[fact],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ [fact]: currentTarget.valueAsNumber }),
    onPaste: (event: React.ClipboardEvent<HTMLInputElement>) => {
      const place = pastedPlace(event.clipboardData.getData('text'))
      if (!place) return
      event.preventDefault()
      change(place)
    },
  })
  const isPlaced = Number.isFinite(draft.latitude) && Number.isFinite(draft.longitude)
  return (
    <>
      <FormPart title="Name and place">
        <div className="grid gap-5 md:grid-cols-2">
          <Input {...text('name')} maxLength={limits.name} />
          <Textarea {...text('address')} rows={2} maxLength={limits.address} />
          <Input {...degrees('latitude')} hint="Paste “21.4660, 83.9750” or the long link from a map." />
          <Input {...degrees('longitude')} hint="Both are filled in." />
        </div>
        {isPlaced ? (
          <EmbeddedMap
            src={mapEmbedUrl(draft)}
            title={`Map of ${draft.name}`}
            link={mapsLink(draft)}
            className="h-64"
          />
        ) : null}
        <fieldset>
          <legend className="font-semibold">Services</legend>
          <div className="flex flex-wrap gap-x-6">
            {services.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={draft.services.includes(id)}
                onChange={({ currentTarget }) =>
                  change({
                    services: outletServices
                      .map((service) => service.id)
                      .filter((one) => (one === id ? currentTarget.checked : draft.services.includes(one))),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      </FormPart>
      <FormPart title="Phone and e-mail">
        <div className="grid gap-5 sm:grid-cols-2">
          <Input {...text('salesNumber')} {...phone} />
          <Input {...text('serviceNumber')} {...phone} />
          <Input {...text('sparesNumber')} {...phone} optional />
          <Input {...text('careNumber')} {...phone} optional />
          <Input {...text('email')} inputMode="email" maxLength={limits.email} />
          <Input {...text('serviceEmail')} inputMode="email" maxLength={limits.email} optional />
        </div>
      </FormPart>
      <FormPart title="Hours">
        <HoursFields
          hours={draft.hours}
          onChange={(hours) => change({ hours })}
          errorOf={(path) =>
            errors[`hours.${path}`] ?? errors[`hours.${path}.opens`] ?? errors[`hours.${path}.closes`]
          }
        />
        {Object.keys(draft.hours).length === 0 ? (
          <Input {...text('openTime')} maxLength={limits.name} hint="Where no hours are set above." />
        ) : null}
      </FormPart>
      <FormPart
        title="Holidays"
        hint="Days on which this outlet alone is closed, with a word why. Days of all outlets stand below the list of outlets."
      >
        <RowList
          label="Holidays"
          noun="day"
          rows={draft.holidays}
          most={60}
          nameOf={({ word }) => word}
          make={() => ({ day: '', word: '' })}
          onChange={(holidays) => change({ holidays })}
        >
          {({ day, word }, edit, index) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <Input
                label="Day"
                type="date"
                value={day}
                error={errors[`holidays.${index}.day`]}
                onChange={({ currentTarget }) => edit({ day: currentTarget.value })}
              />
              <Input
                label="Why"
                value={word}
                maxLength={limits.short}
                error={errors[`holidays.${index}.word`]}
                onChange={({ currentTarget }) => edit({ word: currentTarget.value })}
              />
              {id && day ? <DayLink day={day} outlet={id} /> : null}
            </div>
          )}
        </RowList>
        {errors.holidays ? <p className="text-sm font-medium text-danger">{errors.holidays}</p> : null}
      </FormPart>
      <FormPart title="Picture">
        <div className="max-w-md">
          <PictureChoice
            label="Front of the outlet"
            hint="At least 960 pixels wide."
            path={draft.image}
            onChange={(image) => change({ image })}
          />
        </div>
      </FormPart>
    </>
  )
}
