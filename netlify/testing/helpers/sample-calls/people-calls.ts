import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

export const linkToken = 'a'.repeat(43)
const aColleague = { params: async ({ newLink }: World) => ({ id: await newLink() }) }
/** True and false in turn, so that each call changes something and leaves its line in the audit trail. */
function alternating(start: boolean): () => boolean {
  let last = !start
  return () => {
    last = !last
    return last
  }
}
const turnsOn = alternating(true)
const onDuty = alternating(false)
/** A link works once, so each call has a new one. */
const aLink = {
  params: async ({ newLink }: World) => {
    await newLink()
    return {}
  },
}

/** Calls about the settings and accounts of staff, and about the state of the product. */
export const peopleCalls = {
  savePreferences: { body: () => ({ landsOn: 'inbox', views: [{ name: 'Mine', query: 'tab=mine' }] }) },
  setPushDevice: {
    body: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/one',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
      isOn: true,
    }),
  },
  setLeadTurns: { body: () => ({ sales: turnsOn() }) },
  setDuty: { body: () => ({ isOnDuty: onDuty() }) },
  handOver: {
    params: async ({ withLead }: World) => ({ id: await withLead() }),
    body: () => ({ toId: null }),
  },
  inviteStaff: {
    body: () => ({
      userId: randomUUID(),
      name: 'ନୂଆ Colleague',
      email: `${randomUUID()}@staff.example`,
      role: 'sales',
      outletIds: [],
      lastDay: '2030-12-31',
    }),
  },
  changeStaff: { ...aColleague, body: () => ({ role: 'sales', lastDay: '2030-12-31', isActive: true }) },
  endStaffSessions: aColleague,
  makeStaffLink: aColleague,
  readStaffLink: { ...aLink, body: () => ({ token: linkToken }) },
  setLinkPassword: {
    ...aLink,
    body: () => ({ token: linkToken, newPassword: 'river-stone-7', confirmPassword: 'river-stone-7' }),
  },
} satisfies Partial<Record<EndpointName, SampleCall>>
