import type { z } from 'zod'
import type { FormBody, FormName } from '#contract/enquiries/forms.ts'
import { callRoute } from '#web/lib/api/api-client.ts'
import type { FormScreen } from './form-screen.ts'

type Shared = 'later' | 'loadSchema' | 'send' | 'successText'

/**
 * The part of a definition that every public form shares: schema, call and the facts for sending later all
 * come from the contract by the form's name. `title` is the name of the enquiry in the list of waiting
 * enquiries.
 */
export function publicForm<Name extends FormName>(
  name: Name,
  words: { title: string; success: string },
): Pick<FormScreen<FormBody<Name>>, Shared> {
  // The registry contains all schemas, so it is loaded only when the form comes into sight.
  const definition = async () => (await import('#contract/enquiries/forms.ts')).forms[name]
  return {
    later: { endpoint: name, ...words },
    // The cast is needed because a lookup by a generic name loses the schema's type.
    loadSchema: async () => (await definition()).body as unknown as z.ZodType<FormBody<Name>>,
    send: async (body, options) => {
      const { path } = await definition()
      return (await callRoute({ method: 'POST', path }, { body }, options)) as { message: string }
    },
    successText: () => words.success,
  }
}
