import { z } from 'zod'
import { type VehicleState, vehicleStateLabels } from '#contract/catalogue/vehicle-choices.ts'
import { placeLabel, placeLines } from '#domain/catalogue/place-words.ts'
import { placesOf } from '#domain/catalogue/record-places.ts'
import { isPicture } from './audit-values.ts'

const sections = z.record(z.string(), z.unknown())

/** A row of the audit report about a save of a vehicle, with the changed sections, or about its state. */
const vehicleChange = z.object({
  is_row: z.literal(false),
  table_name: z.literal('vehicles'),
  action: z.literal('Changed'),
  subject: z.string(),
  old_values: sections,
  new_values: sections,
})

const state = z.object({ state: z.string().transform((id) => vehicleStateLabels[id as VehicleState] ?? id) })

/**
 * The words of a change of a vehicle by the labels of its editor, and the paths of the pictures before and
 * after, one a line; undefined for every other row.
 */
export function wordsOfVehicle(row: object) {
  const { data } = vehicleChange.safeParse(row)
  if (!data || 'order' in data.new_values) return undefined
  const name = data.subject.slice(0, data.subject.lastIndexOf(' · '))
  const states = [state.safeParse(data.old_values).data, state.safeParse(data.new_values).data]
  if (states[0] && states[1])
    return { subject: `${name} · Visitors see it`, before: states[0].state, after: states[1].state }
  const [before, after] = [new Map(placesOf(data.old_values)), new Map(placesOf(data.new_values))]
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (place) => JSON.stringify(before.get(place)) !== JSON.stringify(after.get(place)),
  )
  const [only] = changed.length === 1 ? changed : []
  return {
    subject: only ? `${name} · ${placeLabel(only)}` : name,
    before: wordsAt(changed, before, after),
    after: wordsAt(changed, after, before),
    before_pictures: picturesAt(changed, before),
    after_pictures: picturesAt(changed, after),
  }
}

type Values = ReadonlyMap<string, unknown>

/** The values at the changed places, with their labels where there are several places. */
function wordsAt(places: readonly string[], values: Values, others: Values): string {
  return places
    .map((place) => {
      const value = values.get(place)
      const words = isPicture(value) ? 'A picture' : placeLines(place, value, others.get(place)).join('; ')
      return places.length === 1 ? words : `${placeLabel(place)}: ${words}`
    })
    .join('; ')
}

/**
 * The pictures at the changed places; of many, such as those of the view from all sides, the first is enough.
 */
function picturesAt(places: readonly string[], values: Values): string {
  return places.flatMap((place) => [values.get(place)].flat().slice(0, 1).filter(isPicture)).join('\n')
}
