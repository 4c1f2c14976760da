import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { at, comingDay } from '../../../../supabase/tests/appointment-fixtures.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

const anAppointment = { params: async ({ newAppointment }: World) => ({ id: await newAppointment() }) }
const holdToken = randomUUID()
const aRule = { purpose: 'test-ride', days: [2, 3], opens: '10:00', closes: '12:00', minutes: 30, places: 20 }

/** Calls about times that can be booked, and about booked appointments. */
export const appointmentCalls = {
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
  readOwnAppointment: { body: ({ appointmentLink }) => ({ link: appointmentLink }) },
  changeOwnAppointment: { body: ({ appointmentLink }) => ({ link: appointmentLink, to: null }) },
  bookAppointment: {
    body: async ({ newLead }) => ({
      id: randomUUID(),
      leadId: await newLead(),
      mobile: '9000000001',
      purpose: 'test-ride',
      outletId: 1,
      startsAt: at(comingDay(3), '11:30'),
      hasLicence: true,
    }),
  },
  changeAppointment: { ...anAppointment, body: () => ({ version: 1, state: 'cancelled' }) },
  savePlan: {
    params: async () => ({ outletId: '1' }),
    body: ({ plan: { at } }) => ({ expected: at, facts: { rules: [aRule] } }),
  },
} satisfies Partial<Record<EndpointName, SampleCall>>
