import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { whatsAppTemplates } from '#contract/messages/whatsapp-words.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { templateButtons, templateText } from '#server/services/messages/whatsapp/message-words.ts'
import { templateLanguages, templateName } from '#server/services/messages/whatsapp/templates.ts'

/** A message that the stand-in took, as its number shows it. */
export interface TakenMessage {
  /** Meta's id of it. */
  vendorId: string
  /** The sender's own id. */
  messageId: string
  to: string
  at: Date
  text: string
  buttons: readonly { press: string; title: string }[]
  isTemplate: boolean
}

const button = z.object({
  parameters: z.array(z.object({ payload: z.string().optional(), text: z.string().optional() })),
})
const template = z.object({
  type: z.literal('template'),
  template: z.object({ name: z.string(), components: z.array(button.extend({ type: z.string() })) }),
})
const plain = z.object({ type: z.literal('text'), text: z.object({ body: z.string() }) })
const asking = z.object({
  type: z.literal('interactive'),
  interactive: z.object({
    body: z.object({ text: z.string() }),
    action: z.object({
      buttons: z.array(z.object({ reply: z.object({ id: z.string(), title: z.string() }) })),
    }),
  }),
})
const sent = z
  .object({ to: z.string(), biz_opaque_callback_data: z.string() })
  .and(z.discriminatedUnion('type', [template, plain, asking]))

/** Reads what the product sends to the Cloud API; throws where Meta would refuse its shape. */
export function takenMessage(body: unknown): TakenMessage {
  const message = sent.parse(body)
  return {
    vendorId: `wamid.${randomUUID()}`,
    messageId: message.biz_opaque_callback_data,
    to: message.to,
    at: new Date(),
    ...shownOf(message),
  }
}

function shownOf(message: z.output<typeof sent>): Pick<TakenMessage, 'text' | 'buttons' | 'isTemplate'> {
  if (message.type === 'text') return { text: message.text.body, buttons: [], isTemplate: false }
  if (message.type === 'interactive') {
    const { body, action } = message.interactive
    const buttons = action.buttons.map(({ reply: { id, title } }) => ({ press: id, title }))
    return { text: body.text, buttons, isTemplate: false }
  }
  const { name, components } = message.template
  const values = components.find(({ type }) => type === 'body')?.parameters.map(({ text = '' }) => text) ?? []
  for (const language of templateLanguages)
    for (const known of whatsAppTemplates)
      if (templateName(known, language) === name)
        return inLanguage(language, () => ({
          text: templateText(known, values),
          buttons: templateButtons(known),
          isTemplate: true,
        }))
  throw new Error(`No template is called ${name}.`)
}
