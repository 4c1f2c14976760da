import { z } from 'zod'
import { recordLimits, sourcedFigures } from '#contract/catalogue/vehicle-choices.ts'
import { line, requiredLine } from '#contract/wire/text.ts'

const { label, value, source, parts } = recordLimits

/**
 * The shapes of the JSON of a vehicle. They stand apart from the other shapes, so that a function that reads
 * the catalogue alone, such as that of the brochures, does not carry the contract of every list.
 */
export const vehicleShapes = {
  'vehicles.specification': z.record(requiredLine(label), line(value)).meta({ maxProperties: parts }),
  'vehicles.figure_sources': z.partialRecord(z.enum(sourcedFigures.map(({ id }) => id)), line(source)),
}
