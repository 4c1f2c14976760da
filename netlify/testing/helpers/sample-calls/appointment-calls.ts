import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { at, comingDay } from '../../../../supabase/tests/appointment-fixtures.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const anAppointment = { params: async ({ newAppointment }: World) => ({ id: await newAppointment() }) }
const holdToken = randomUUID()
const aRule = { purpose: 'test-ride', days: [2, 3], opens: '10:00', closes: '12:00', minutes: 30, places: 20 }

/** Times that can be booked, and what was booked. */
export const appointmentCalls = {
  listSlots: {},
  holdSlot: {
    body: () => ({
      purpose: 'test-ride',
      outletId: 1,
      startsAt: at(comingDay(3), '11:00'),
      token: holdToken,
      hasLicence: true,
    }),
  },
  releaseSlot: { body: () => ({ token: holdToken }) },
  readVisit: { body: ({ visit }) => ({ link: visit }) },
  changeVisit: { body: ({ visit }) => ({ link: visit, to: null }) },
  listAppointments: {},
  bookAppointment: {
    body: () => ({
      id: randomUUID(),
      mobile: '98765 43210',
      name: 'ବିଜୟ',
      purpose: 'test-ride',
      outletId: 1,
      startsAt: at(comingDay(3), '11:30'),
      hasLicence: true,
    }),
  },
  changeAppointment: { ...anAppointment, body: () => ({ version: 1, state: 'done' }) },
  listPlans: {},
  savePlan: {
    params: async () => ({ outletId: '1' }),
    body: ({ plan: { at } }) => ({ expected: at, facts: { rules: [aRule] } }),
  },
} satisfies Partial<Record<EndpointName, SampleCall>>
