import type { z } from 'zod'
import type { FormBody, FormName } from '#contract/enquiries/forms.ts'
import { formPaths } from '#contract/generated/form-paths.ts'
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
  return {
    later: { endpoint: name, ...words },
    loadSchema: async () => {
      const { forms } = await import('#contract/enquiries/forms.ts')
      // The cast is needed because a lookup by a generic name loses the schema's type.
      return forms[name].body as unknown as z.ZodType<FormBody<Name>>
    },
    send: async (body, options) => {
      const route = { method: 'POST', path: formPaths[name] }
      return (await callRoute(route, { body }, options)) as { message: string }
    },
    successText: () => words.success,
  }
}
