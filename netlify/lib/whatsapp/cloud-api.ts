import { z } from 'zod'
import { isOn } from '../connections.ts'
import { env } from '../env.ts'
import { graphUrl } from '../meta/graph.ts'

/**
 * Why a message was not taken: `token`, `no-whatsapp`, `template`, `busy`, or Meta's own number. `mayRetry`
 * says whether the same message may go through later.
 */
export class WhatsAppError extends Error {
  readonly code: string
  readonly mayRetry: boolean

  constructor(code: string, mayRetry: boolean, cause?: unknown) {
    super(`WhatsApp: ${code}`, { cause })
    this.name = 'WhatsAppError'
    this.code = code
    this.mayRetry = mayRetry
  }
}

interface Button {
  press: string
  title: string
}

/** A message in an approved template: its values in their order, and what each of its buttons says back. */
interface TemplateMessage {
  name: string
  language: string
  values: readonly string[]
  presses: readonly string[]
}

/** A message within 24 hours of the customer's own, which needs no template. */
interface PlainMessage {
  text: string
  buttons: readonly Button[]
}

const limitMs = 10_000
const sent = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) })
const refusal = z.object({ error: z.object({ code: z.number().optional() }) })

/**
 * Sends a message to a number (digits with the country's) and answers Meta's id of it. `id` is our own, which
 * comes back with each status. Throws `WhatsAppError`.
 */
export async function sendWhatsApp(
  to: string,
  id: string,
  message: TemplateMessage | PlainMessage,
): Promise<string> {
  const { WHATSAPP_PHONE_ID } = env()
  const body = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    biz_opaque_callback_data: id,
    ...('name' in message ? templateBody(message) : plainBody(message)),
  }
  const read = sent.safeParse(
    await callGraph(`${WHATSAPP_PHONE_ID}/messages`, { method: 'POST', body: JSON.stringify(body) }),
  )
  // Meta took it; under which id its statuses say.
  return read.data?.messages[0]?.id ?? ''
}

function templateBody({ name, language, values, presses }: TemplateMessage): object {
  return {
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        { type: 'body', parameters: values.map((text) => ({ type: 'text', text })) },
        ...presses.map((payload, index) => ({
          type: 'button',
          sub_type: 'quick_reply',
          index: String(index),
          parameters: [{ type: 'payload', payload }],
        })),
      ],
    },
  }
}

function plainBody({ text, buttons }: PlainMessage): object {
  if (buttons.length === 0) return { type: 'text', text: { body: text, preview_url: false } }
  return {
    type: 'interactive',
    interactive: {
      type: 'button',
      body: { text },
      action: {
        buttons: buttons.map(({ press, title }) => ({ type: 'reply', reply: { id: press, title } })),
      },
    },
  }
}

const listed = z.object({
  data: z.array(z.object({ name: z.string(), language: z.string(), status: z.string() })),
})
export type ListedTemplate = z.output<typeof listed>['data'][number]

/** The templates of the business account as Meta has them. Throws `WhatsAppError`. */
export async function listTemplates(): Promise<ListedTemplate[]> {
  const { WHATSAPP_BUSINESS_ID } = env()
  const read = listed.safeParse(
    await callGraph(`${WHATSAPP_BUSINESS_ID}/message_templates?fields=name,language,status&limit=200`, {}),
  )
  if (!read.success) throw new WhatsAppError('busy', true, read.error)
  return read.data.data
}

/** The token stands in a header and in no address, because addresses stand in logs. */
async function callGraph(path: string, init: RequestInit): Promise<unknown> {
  if (!isOn('WhatsApp')) throw new WhatsAppError('token', false)
  const { WHATSAPP_TOKEN, WHATSAPP_GRAPH_URL = graphUrl } = env()
  try {
    const answer = await fetch(`${WHATSAPP_GRAPH_URL}/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${WHATSAPP_TOKEN}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(limitMs),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return body
    const { code, mayRetry } = failureOf(answer.status, refusal.safeParse(body).data?.error.code)
    throw new WhatsAppError(code, mayRetry)
  } catch (error) {
    throw error instanceof WhatsAppError ? error : new WhatsAppError('busy', true, error)
  }
}

/** Numbers by which Meta says that it has too much to do, or that the sender writes too fast. */
const busyCodes = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057])

/** What a status or a number of Meta means; `mayRetry` where the same message may go through later. */
export function failureOf(status: number, code = 0): { code: string; mayRetry: boolean } {
  if (status === 401 || code === 190 || code === 10 || (code >= 200 && code < 300))
    return { code: 'token', mayRetry: false }
  if (code === 131026 || code === 131030) return { code: 'no-whatsapp', mayRetry: false }
  if (code >= 132000 && code < 133000) return { code: 'template', mayRetry: false }
  if (status === 429 || status >= 500 || busyCodes.has(code)) return { code: 'busy', mayRetry: true }
  return { code: `meta-${code || status}`, mayRetry: false }
}
