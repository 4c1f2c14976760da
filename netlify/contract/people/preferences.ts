import { z } from 'zod'
import { leadKindNames } from '#contract/leads/lead-kinds.ts'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { requiredLine } from '#contract/wire/text.ts'

/** A view of the inbox: its name, and the query of its address without the question mark. */
export const view = z.strictObject({
  name: requiredLine(40, 'Please enter a name.'),
  query: z
    .string()
    .max(500)
    .regex(/^[^#?\s]*$/),
})

/**
 * The kinds of leads about which the caller's devices stay silent; empty at first, so that devices tell of
 * every new kind.
 */
const mutedKinds = z.array(z.enum(leadKindNames))

/** The preferences that members of staff set for themselves. */
const preferences = z.object({ landsOn: z.enum(['dashboard', 'inbox']), views: z.array(view), mutedKinds })

export const getPreferences = staffEndpoint('GET /api/preferences', {
  summary:
    'What the caller has set for themselves: where they land after signing in, views of the inbox, and kinds of which their devices do not tell.',
  answer: preferences,
})
export type Preferences = AnswerOf<typeof getPreferences>

const preferencesChange = z
  .strictObject({ landsOn: z.enum(['dashboard', 'inbox']), views: z.array(view).max(30), mutedKinds })
  .partial()
export type PreferencesChange = z.output<typeof preferencesChange>

export const savePreferences = staffEndpoint('PATCH /api/preferences', {
  summary:
    'Sets where the caller lands after signing in, their views, or their muted kinds, whichever is named.',
  body: preferencesChange,
  answer: preferences,
})
