import type { z } from 'zod'
import type { FormBody, FormName } from '#contract/forms.ts'
import { sendForm } from '#web/lib/send-form.ts'
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
  return {
    later: { endpoint: name, ...words },
    loadSchema: async () => {
      const { forms } = await import('#contract/forms.ts')
      // A lookup by a name that the compiler does not know loses which schema it finds.
      return forms[name].body as unknown as z.ZodType<FormBody<Name>>
    },
    send: (body, options) => sendForm(name, body, options),
    successText: () => words.success,
  }
}
