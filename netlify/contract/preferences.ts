import { z } from 'zod'
import { routes } from './all-routes.ts'
import { type AnswerOf, endpoint } from './endpoint.ts'
import { requiredLine } from './text.ts'

/** A view of the inbox: its name, and the query of its address without the question mark. */
const view = z.strictObject({
  name: requiredLine(40, 'Please enter a name.'),
  query: z
    .string()
    .max(500)
    .regex(/^[^#?\s]*$/),
})

/** What members of staff set for themselves. */
const preferences = z.object({ landsOn: z.enum(['dashboard', 'inbox']), views: z.array(view) })

export const getPreferences = endpoint({
  name: 'getPreferences',
  ...routes.getPreferences,
  role: 'staff',
  summary:
    'What the caller has set for themselves: where they land after signing in, and views of the inbox.',
  answer: preferences,
})
export type Preferences = AnswerOf<typeof getPreferences>

const preferencesChange = z
  .strictObject({ landsOn: z.enum(['dashboard', 'inbox']), views: z.array(view).max(30) })
  .partial()
export type PreferencesChange = z.output<typeof preferencesChange>

export const savePreferences = endpoint({
  name: 'savePreferences',
  ...routes.savePreferences,
  role: 'staff',
  summary: 'Sets where the caller lands after signing in, or their views, whichever is named.',
  body: preferencesChange,
  answer: preferences,
})
