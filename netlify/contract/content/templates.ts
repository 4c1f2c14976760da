import { z } from 'zod'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { paragraph, requiredLine } from '#contract/wire/text.ts'
import { templateFillers, withFillers } from './fillers.ts'

const text = withFillers(paragraph(600), templateFillers).default('')

/**
 * A message that staff send to customers on WhatsApp, in three languages, each of which may be missing.
 * `{name}`, `{model}`, `{dealer}` and `{staff}` stand for the customer's name, the model, the dealership and
 * the sender.
 */
export const template = z
  .object({ name: requiredLine(60), english: text, hindi: text, odia: text })
  .refine(({ english, hindi, odia }) => english || hindi || odia, {
    path: ['english'],
    error: 'Please write it in one language at least.',
  })
export type Template = z.output<typeof template>

export const listTemplates = staffEndpoint('GET /api/templates', {
  summary:
    'What staff write to customers on WhatsApp, in order; those of the product until staff wrote their own.',
  answer: z.array(template),
})
