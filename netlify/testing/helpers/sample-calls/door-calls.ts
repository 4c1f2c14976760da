import { randomUUID } from 'node:crypto'
import type { DoorFacts } from '#contract/doors/doors.ts'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { whatsAppCall } from '#server/local/phone/whatsapp-calls.ts'
import {
  callerDeskCall,
  exotelCall,
  googleCall,
  metaCall,
  signedCall,
} from '#server/local/vendors/recorded-calls.ts'
import type { Caller, TestApi } from '../test-api.ts'
import type { SampleCall } from './call-parts.ts'
import type { World } from './world.ts'

/**
 * Variables with which Meta's door, WhatsApp and the payment provider are open, for tests that send
 * everything.
 */
export const metaVariables = {
  META_APP_SECRET: 'app-secret',
  META_VERIFY_TOKEN: 'verify-token',
  META_ACCESS_TOKEN: 'page-token',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_BUSINESS_ID: '102290129340398',
  WHATSAPP_APP_SECRET: 'app-secret',
  WHATSAPP_VERIFY_TOKEN: 'verify-token',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
}

/** The facts of a door as samples have them. */
export const doorFacts: DoorFacts = {
  title: 'A portal',
  isOn: true,
  family: 'sales',
  outletId: null,
  pages: [],
  numbers: [],
  fields: {},
}

const lead = () => ({
  id: randomUUID(),
  at: new Date(),
  name: 'ସୁମତି',
  mobile: '98765 43210',
  model: 'SP125',
})

const atDoor = { params: async ({ doors }: World) => ({ slug: doors.signed }) }

/** Calls of doors and of the senders outside. */
export const doorCalls = {
  addDoor: { body: () => ({ slug: `d${randomUUID().slice(0, 8)}`, vendor: 'signed', facts: doorFacts }) },
  saveDoor: {
    ...atDoor,
    body: async ({ doors }: World) => ({ expected: await doors.at(), facts: doorFacts }),
  },
  renewDoorSecret: { params: async ({ doors }: World) => ({ slug: doors.renewed }) },
  testDoor: atDoor,
  listDeliveries: atDoor,
  tryDelivery: {
    params: async ({ doors }: World) => ({ slug: doors.signed, id: await doors.failedDelivery() }),
  },
  confirmMeta: {
    sent: () => ({
      method: 'GET',
      path: `/api/intake/meta?hub.mode=subscribe&hub.challenge=1&hub.verify_token=${metaVariables.META_VERIFY_TOKEN}`,
      headers: {},
    }),
  },
  confirmWhatsApp: {
    sent: () => ({
      method: 'GET',
      path: `/api/whatsapp/webhook?hub.mode=subscribe&hub.challenge=1&hub.verify_token=${metaVariables.WHATSAPP_VERIFY_TOKEN}`,
      headers: {},
    }),
  },
  takeFromWhatsApp: {
    sent: () =>
      whatsAppCall(metaVariables.WHATSAPP_APP_SECRET, metaVariables.WHATSAPP_PHONE_ID, {
        answers: [{ id: randomUUID(), from: '919876543210', name: 'ସୁମତି', at: new Date(), words: 'Hello' }],
      }),
  },
  takeFromMeta: { sent: () => metaCall([lead()], metaVariables.META_APP_SECRET) },
  takeFromGoogle: { sent: ({ doors }: World) => googleCall(lead(), doors.secrets.google ?? '') },
  takeCall: { sent: ({ doors }: World) => callerDeskCall(lead(), doors.secrets.calls ?? '') },
  takeCallByAddress: { sent: ({ doors }: World) => exotelCall(lead(), doors.secrets.calls ?? '') },
  takeSigned: { sent: ({ doors }: World) => signedCall(doors.signed, lead(), doors.secrets.signed ?? '') },
} satisfies Partial<Record<EndpointName, SampleCall>>

/** Makes a door for each sender, as the owner does. */
export async function makeDoors(owner: Caller, { sql }: TestApi['db']): Promise<World['doors']> {
  const secrets: Record<string, string> = {}
  for (const vendor of ['meta', 'google', 'calls', 'signed', 'renewed']) {
    const body = { slug: `a-${vendor}`, vendor: vendor === 'renewed' ? 'signed' : vendor, facts: doorFacts }
    const answer = await owner.call('POST', '/api/doors', { body })
    secrets[vendor] = (answer.body as { secret: string | null }).secret ?? ''
  }
  const at = async () => {
    const doors = (await owner.call('GET', '/api/doors')).body as { slug: string; at: string }[]
    return doors.find(({ slug }) => slug === 'a-signed')?.at ?? ''
  }
  const failedDelivery = async () => {
    const [made] = await sql<{ id: string }>(
      `insert into private.deliveries (id, door_id, vendor_id, state, body)
       select gen_random_uuid(), id, gen_random_uuid()::text, 'failed', '{}' from public.doors
       where slug = 'a-signed' returning id`,
    )
    return made?.id ?? ''
  }
  return { signed: 'a-signed', renewed: 'a-renewed', at, secrets, failedDelivery }
}
