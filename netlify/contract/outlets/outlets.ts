import { z } from 'zod'
import { mediaPathOrNone } from '#contract/catalogue/catalogue.ts'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { idParams } from '#contract/wire/id-params.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { digits, email, line, requiredLine } from '#contract/wire/text.ts'
import { holiday, outletHours } from './dealers.ts'
import { outletServices } from './outlet-hours.ts'

const degrees = (most: number) =>
  z
    .number({ error: 'Please enter a figure like 20.4686.' })
    .min(-most)
    .max(most)
    .transform((value) => Number(value.toFixed(6)))

const requiredNumber = digits(requiredLine(limits.mobile, 'Please enter a phone number.'))
const requiredEmail = email(requiredLine(limits.email, 'Please enter an e-mail address.'))

/**
 * An outlet as staff write it. `openTime` counts only where no hours are given; otherwise the hours are said
 * in words. The frame with the map is made from the place.
 */
export const outletFacts = z.strictObject({
  name: requiredLine(limits.name, 'Please enter a name.'),
  address: requiredLine(limits.address, 'Please enter the address.'),
  services: z.array(z.enum(outletServices.map(({ id }) => id))).max(outletServices.length),
  salesNumber: requiredNumber,
  serviceNumber: requiredNumber,
  sparesNumber: digits(line(limits.mobile)),
  careNumber: digits(line(limits.mobile)),
  email: requiredEmail,
  serviceEmail: email(line(limits.email)),
  hours: outletHours,
  openTime: line(limits.name),
  holidays: z
    .array(holiday.extend({ word: requiredLine(limits.short, 'Please say why it is closed.') }))
    .max(60)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
      error: 'A day stands here twice.',
    }),
  image: mediaPathOrNone,
  latitude: degrees(90),
  longitude: degrees(180),
})
export type OutletFacts = z.infer<typeof outletFacts>

/** `at` says when the outlet was changed last (ISO 8601). */
export const outletRecord = z.object({
  id: z.number().int().positive(),
  facts: outletFacts,
  mapEmbedUrl: z.string(),
  isClosed: z.boolean(),
  at: z.string(),
})
export type OutletRecord = z.infer<typeof outletRecord>

const message = z.string()
const saved = z.object({ message, record: outletRecord })

export const listOutlets = staffEndpoint('GET /api/outlets', {
  onlyFor: editors,
  summary: 'Every outlet in order, with those that are closed for good.',
  answer: z.array(outletRecord),
})

export const createOutlet = staffEndpoint('POST /api/outlets', {
  onlyFor: editors,
  changesAll: true,
  summary: 'Adds an outlet at the end; visitors see it at once. 422 when another one has its name.',
  body: outletFacts,
  answer: saved,
  status: 201,
  purges: ['dealers'],
})

export const saveOutlet = staffEndpoint('PATCH /api/outlets/:id', {
  onlyFor: editors,
  ofOneOutlet: 'id',
  summary:
    'Saves an outlet over that of the expected moment; 409 with who changed it and when, when another one stands there.',
  params: idParams,
  body: z.strictObject({ expected: moment, facts: outletFacts }),
  answer: saved,
  purges: ['dealers'],
})

export const setOutletState = staffEndpoint('PATCH /api/outlets/:id/state', {
  onlyFor: editors,
  ofOneOutlet: 'id',
  summary: 'Closes an outlet for good, or opens it again. A closed one leaves every list at once.',
  params: idParams,
  body: z.strictObject({ isClosed: z.boolean() }),
  answer: saved,
  purges: ['dealers'],
})

const ids = z.array(z.number().int().positive()).max(1000)

export const orderOutlets = staffEndpoint('PATCH /api/outletOrder', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Puts all outlets into an order, of which the first is the main showroom; 409 when they no longer stand in the expected one.',
  body: z.strictObject({ ids, expected: ids }),
  answer: z.object({ message }),
  purges: ['dealers'],
})
