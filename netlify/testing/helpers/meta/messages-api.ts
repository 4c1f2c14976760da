import { createServer } from 'node:http'
import { whatsAppTemplates } from '#contract/messages/whatsapp-words.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { type TakenMessage, takenMessage } from '#server/local/phone/taken-messages.ts'
import { templateName } from '#server/services/messages/whatsapp/templates.ts'

/** The variables of WhatsApp in tests, but for the address of the stand-in. */
export const whatsAppVariables = {
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_BUSINESS_ID: '102290129340398',
  WHATSAPP_APP_SECRET: 'app-secret',
  WHATSAPP_VERIFY_TOKEN: 'verify',
}

/** A stand-in for Meta's Cloud API: what it was given, and how it answers from now on. */
export interface MessagesApi {
  /** The messages that it took, in order. */
  got: TakenMessage[]
  /** How it refuses each message; undefined while it takes them. */
  refusal: { status: number; code: number } | undefined
  /** What it says of every template. */
  templateStatus: string
  close: () => void
}

/**
 * Starts the stand-in, which takes every message and approves every template at first, and connects this
 * process to it. It knows no Odia, so those templates are named as English ones.
 */
export async function openMessagesApi(): Promise<MessagesApi> {
  const server = createServer(async (request, response) => {
    if (request.url?.includes('/message_templates')) {
      const data = whatsAppTemplates.flatMap((template) =>
        (['en', 'or', 'hi'] as const).map((language) => ({
          name: templateName(template, language),
          language: language === 'hi' ? 'hi' : 'en',
          status: meta.templateStatus,
        })),
      )
      return response.end(JSON.stringify({ data }))
    }
    const body = Buffer.concat(await request.toArray()).toString()
    if (meta.refusal)
      return response
        .writeHead(meta.refusal.status)
        .end(JSON.stringify({ error: { code: meta.refusal.code } }))
    const message = takenMessage(JSON.parse(body))
    meta.got.push(message)
    response.end(JSON.stringify({ messages: [{ id: message.vendorId }] }))
  })
  const meta: MessagesApi = {
    got: [],
    refusal: undefined,
    templateStatus: 'APPROVED',
    close: () => server.close(),
  }
  Object.assign(process.env, whatsAppVariables, {
    WHATSAPP_GRAPH_URL: `http://localhost:${await listenOnFreePort(server)}`,
  })
  forgetEnv()
  return meta
}
