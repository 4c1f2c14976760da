import type { z } from 'zod'
import type { FormBody, FormName } from '#contract/enquiries/forms.ts'
import { callRoute } from '#web/lib/api/api-client.ts'
import type { FormDefinition } from './form-definition.ts'

type Shared = 'later' | 'loadSchema' | 'send' | 'successText'

/**
 * What every public form has alike: its schema, its call and what must be known to send it later come from the contract
 * by its name. `title` is what the visitor reads about it in the list of what waits.
 */
export function publicForm<Name extends FormName>(
  name: Name,
  words: { title: string; success: string },
): Pick<FormDefinition<FormBody<Name>>, Shared> {
  // The registry comes with all schemas, so whoever begins to type loads it.
  const definition = async () => (await import('#contract/enquiries/forms.ts')).forms[name]
  return {
    later: { endpoint: name, ...words },
    // A lookup by a name that the compiler does not know loses which schema it finds.
    loadSchema: async () => (await definition()).body as unknown as z.ZodType<FormBody<Name>>,
    send: async (body, options) => {
      const { path } = await definition()
      return (await callRoute({ method: 'POST', path }, { body }, options)) as { message: string }
    },
    successText: () => words.success,
  }
}
