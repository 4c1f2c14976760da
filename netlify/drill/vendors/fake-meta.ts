import { createServer } from 'node:http'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { approvedTemplates } from '#server/local/phone/phone.ts'
import { takenMessage } from '#server/local/phone/taken-messages.ts'
import { type ToldAnswer, type ToldStatus, whatsAppCall } from '#server/local/phone/whatsapp-calls.ts'
import type { VendorCall } from '#server/local/vendors/recorded-calls.ts'

/** The variables of the stand-in. */
export const metaVariables = {
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_BUSINESS_ID: '102290129340398',
  WHATSAPP_APP_SECRET: 'app-secret',
  WHATSAPP_VERIFY_TOKEN: 'verify',
}

/**
 * How many events follow the messages to so many people: sent, delivered, read and an answer of each, and
 * sent, delivered and read of the reply to each STOP.
 */
export function eventsOf(people: number): number {
  return 4 * people + 3 * stopsOf(people)
}

/** How many of so many people write STOP: those whose number ends in 0. */
export function stopsOf(people: number): number {
  return Math.floor(people / 10)
}

/** Meta's Cloud API on this machine, with a customer behind every number. */
export interface FakeMeta {
  url: string
  /** How often each message was taken, by our own id. */
  taken: Map<string, number>
  /** The calls that are to be made: each event twice, for whoever takes them in any order. */
  calls: (() => VendorCall)[]
  close: () => void
}

/** Opens the stand-in. Customers write a line of their own; one in ten writes STOP. */
export async function openFakeMeta(): Promise<FakeMeta> {
  const taken = new Map<string, number>()
  const calls: (() => VendorCall)[] = []
  const tell = (told: { statuses?: ToldStatus[]; answers?: ToldAnswer[] }) => {
    const call = whatsAppCall(metaVariables.WHATSAPP_APP_SECRET, metaVariables.WHATSAPP_PHONE_ID, told)
    calls.push(
      () => call,
      () => call,
    )
  }
  const server = createServer(async (request, response) => {
    if (request.url?.includes('/message_templates'))
      return response.end(JSON.stringify({ data: approvedTemplates() }))
    const { vendorId, messageId, to, isTemplate } = takenMessage(
      JSON.parse(Buffer.concat(await request.toArray()).toString()),
    )
    const times = (taken.get(messageId) ?? 0) + 1
    taken.set(messageId, times)
    for (const state of times === 1 ? (['sent', 'delivered', 'read'] as const) : [])
      tell({ statuses: [{ vendorId, messageId, state, at: new Date(), to }] })
    if (isTemplate && times === 1) {
      const words = to.endsWith('0') ? 'STOP' : `Answer of ${to}`
      tell({ answers: [{ id: `${vendorId} answer`, from: to, name: 'Asha', at: new Date(), words }] })
    }
    response.end(JSON.stringify({ messages: [{ id: vendorId }] }))
  })
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`
  return { url, taken, calls, close: () => void server.close() }
}
