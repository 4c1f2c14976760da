import { z } from 'zod'
import { whatsAppPresses } from '#contract/messages/whatsapp-words.ts'
import { isStop } from '#domain/messages/stop-words.ts'
import type { WhatsAppAnswer, WhatsAppStatus } from '#server/data/messages/whatsapp-deliveries.ts'
import { hashedUuid } from '#server/lib/hashed-uuid.ts'
import { failureOf } from '#server/lib/whatsapp/cloud-api.ts'
import { fittingLine, fittingParagraph } from '#server/services/doors/read/fitting-text.ts'

const seconds = z.coerce.number().int().positive().max(9_999_999_999)
const isoOf = (moment: number) => new Date(moment * 1000).toISOString()

const call = z.object({
  entry: z.array(
    z.object({ changes: z.array(z.object({ field: z.string(), value: z.record(z.string(), z.unknown()) })) }),
  ),
})

const status = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: seconds,
  biz_opaque_callback_data: z.guid().nullable().catch(null).default(null),
  errors: z
    .array(z.object({ code: z.number() }))
    .catch([])
    .default([]),
  pricing: z.object({ billable: z.boolean() }).optional().catch(undefined),
})

const reply = z.object({ button_reply: z.object({ id: z.string(), title: z.string() }) })
const answer = z.object({
  from: z.string().regex(/^\d{10,15}$/),
  id: z.string().min(1).max(300),
  timestamp: seconds,
  type: z.string(),
  context: z
    .object({ id: z.string().max(200).catch('') })
    .optional()
    .catch(undefined),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ payload: z.string(), text: z.string() }).optional().catch(undefined),
  interactive: reply.optional().catch(undefined),
})

const contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) })

/** The statuses and answers of a call that are about our number; what cannot be read is left out. */
export function readCall(
  body: string,
  phoneId: string,
): { statuses: WhatsAppStatus[]; answers: WhatsAppAnswer[] } {
  const values = call
    .parse(JSON.parse(body))
    .entry.flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && phoneOf(value) === phoneId)
    .map(({ value }) => value)
  return {
    statuses: values.flatMap((value) => readable(status, value.statuses).map(statusOf)),
    answers: values.flatMap((value) => {
      const names = new Map(
        readable(contact, value.contacts).map(({ wa_id, profile }) => [wa_id, profile.name]),
      )
      return readable(answer, value.messages).map((one) => answerOf(one, names.get(one.from) ?? ''))
    }),
  }
}

function phoneOf(value: Record<string, unknown>): string | undefined {
  return z.object({ phone_number_id: z.coerce.string() }).safeParse(value.metadata).data?.phone_number_id
}

function readable<Shape extends z.ZodType>(shape: Shape, list: unknown): z.output<Shape>[] {
  return z
    .array(z.unknown())
    .catch([])
    .parse(list)
    .flatMap((one) => {
      const read = shape.safeParse(one)
      return read.success ? [read.data] : []
    })
}

function statusOf({
  id,
  status: state,
  timestamp,
  errors,
  pricing,
  ...rest
}: z.output<typeof status>): WhatsAppStatus {
  const failure = state === 'failed' ? failureOf(0, errors[0]?.code).code : ''
  return {
    vendorId: id,
    messageId: rest.biz_opaque_callback_data,
    state,
    at: isoOf(timestamp),
    failure,
    isFree: pricing?.billable === false,
  }
}

function answerOf(given: z.output<typeof answer>, name: string): WhatsAppAnswer {
  const { button, interactive, text } = given
  const pressed = button?.payload ?? interactive?.button_reply.id ?? ''
  const said = text?.body ?? button?.text ?? interactive?.button_reply.title ?? ''
  const press = whatsAppPresses.find((each) => each === pressed) ?? ''
  const other = text || button || interactive ? '' : fittingLine(given.type, 40)
  return {
    id: hashedUuid(`whatsapp ${given.id}`),
    from: given.from,
    at: isoOf(given.timestamp),
    name: fittingLine(name, 120),
    repliedTo: given.context?.id ?? '',
    sort: press || (isStop(said) ? 'stop' : other),
    press,
    words: fittingParagraph(said, 2000),
  }
}
