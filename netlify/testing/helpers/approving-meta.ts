import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { whatsAppTemplates } from '#contract/messages/whatsapp-words.ts'
import { forgetEnv } from '#server/lib/env.ts'
import { listenOnFreePort } from '#server/local/free-port.ts'
import { type TakenMessage, takenMessage } from '#server/local/phone/taken-messages.ts'
import { templateName } from '#server/services/messages/whatsapp/templates.ts'

export interface ApprovingMeta {
  /** What it was given, in order. */
  got: TakenMessage[]
  close: () => void
}

/**
 * Starts a stand-in for Meta's Cloud API that takes every message and approves every template, and
 * connects this process to it. It knows no Odia, so those templates are named as English ones.
 */
export async function startApprovingMeta(): Promise<ApprovingMeta> {
  const got: TakenMessage[] = []
  const server = createServer(async (request, response) => {
    if (request.url?.includes('/message_templates')) {
      const data = whatsAppTemplates.flatMap((template) =>
        (['en', 'or', 'hi'] as const).map((language) => ({
          name: templateName(template, language),
          language: language === 'hi' ? 'hi' : 'en',
          status: 'APPROVED',
        })),
      )
      return response.end(JSON.stringify({ data }))
    }
    const message = takenMessage(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    got.push(message)
    response.end(JSON.stringify({ messages: [{ id: message.vendorId }] }))
  })
  Object.assign(process.env, {
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_ID: '106540352242922',
    WHATSAPP_BUSINESS_ID: '102290129340398',
    WHATSAPP_APP_SECRET: 'app-secret',
    WHATSAPP_VERIFY_TOKEN: 'verify',
    WHATSAPP_GRAPH_URL: `http://localhost:${await listenOnFreePort(server)}`,
    MAIL_FOLDER: tmpdir(),
  })
  forgetEnv()
  return { got, close: () => server.close() }
}
