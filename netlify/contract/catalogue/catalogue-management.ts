import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'
import { imageUpload, picturePlaceholder } from '#contract/wire/image-upload.ts'
import { requiredLine } from '#contract/wire/text.ts'
import { accessory, bikeDetail, colour, feature, frame, variant } from './catalogue.ts'
import { categories } from './lines.ts'
import { bodyTypes, recordLimits } from './vehicle-choices.ts'
import { vehicleChanges, vehicleRecord, vehicleSummary } from './vehicle-record.ts'

const message = z.string()
const ids = z.array(z.number().int().positive()).max(5000)

const names = {
  name: requiredLine(recordLimits.name, 'Please enter a name.'),
  displayName: requiredLine(recordLimits.name, 'Please enter the name of the page.'),
}

/** The facts that a new vehicle begins with. */
export const newVehicle = z.strictObject({
  ...names,
  category: z.enum(categories),
  bodyType: z.enum(bodyTypes.map((type) => type.id)),
})

/** The names of a copied vehicle; everything else is that of the original. */
export const copiedVehicle = z.strictObject(names)

export const listVehicles = staffEndpoint('GET /api/catalogue', {
  onlyFor: editors,
  summary:
    'Every vehicle, whatever its state, in the order of its line, with what it lacks before it may be shown.',
  answer: z.array(vehicleSummary),
})

export const getVehicle = staffEndpoint('GET /api/catalogue/:id', {
  onlyFor: editors,
  summary: 'One vehicle with all its parts, its version, and who changed it last.',
  params: idParams,
  answer: vehicleRecord,
})

export const createVehicle = staffEndpoint('POST /api/catalogue', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Makes a vehicle at the end of its line. It is a draft, which visitors do not see.',
  body: newVehicle,
  answer: z.object({ message, id: z.number().int() }),
  status: 201,
})

export const copyVehicle = staffEndpoint('POST /api/catalogue/:id/copy', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Copies a vehicle with all its parts into a draft of another name.',
  params: idParams,
  body: copiedVehicle,
  answer: z.object({ message, id: z.number().int() }),
  status: 201,
})

export const saveVehicle = staffEndpoint('PATCH /api/catalogue/:id', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Saves whole sections of a vehicle in one transaction; 409 with who changed it and when, when it no longer has the expected version. The address of a former name keeps leading to it.',
  params: idParams,
  body: z.strictObject({ expected: z.number().int(), changes: vehicleChanges }),
  answer: z.object({ message, record: vehicleRecord }),
  purges: ['catalogue'],
})

export const setVehicleState = staffEndpoint('PATCH /api/catalogue/:id/state', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Shows, hides or archives a vehicle; 422 when it lacks something that a shown one needs.',
  params: idParams,
  body: z.strictObject({ state: z.enum(['shown', 'hidden', 'archived']) }),
  answer: z.object({ message, record: vehicleRecord }),
  purges: ['catalogue'],
})

export const orderVehicles = staffEndpoint('PATCH /api/catalogueOrder', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Puts the vehicles of a line that are not archived into an order; 409 when they no longer stand in the expected one.',
  body: z.strictObject({ category: z.enum(categories), ids, expected: ids }),
  answer: z.object({ message }),
  purges: ['catalogue'],
})

/** The data that the pages of one vehicle load, as visitors would get it. */
export const vehiclePreview = z.object({
  bike: bikeDetail,
  variants: z.array(variant),
  colours: z.array(colour),
  features: z.array(feature),
  accessories: z.array(accessory),
  frames: z.array(frame),
})
export type VehiclePreview = z.infer<typeof vehiclePreview>

export const previewVehicle = staffEndpoint('GET /api/catalogue/:id/preview', {
  onlyFor: editors,
  summary: 'What the public page of a vehicle shows, whatever its state; for the preview of staff.',
  params: idParams,
  answer: vehiclePreview,
})

export const addCataloguePicture = staffEndpoint('POST /api/cataloguePictures', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Stores a picture for the catalogue and answers its path, for a vehicle to name. The path says its size, and its placeholder where one is given.',
  body: z.strictObject({ image: imageUpload, placeholder: picturePlaceholder.optional() }),
  accepts: 'multipart',
  answer: z.object({ path: z.string() }),
  status: 201,
})

export const takeBackChange = staffEndpoint('POST /api/auditTrail/:id/takeBack', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Takes one change of the catalogue back, by its line in the audit trail; 409 when something was changed on top of it.',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ message }),
  purges: ['catalogue'],
})
