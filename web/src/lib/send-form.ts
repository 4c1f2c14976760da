import type { FormName } from '#contract/forms.ts'
import { type CallOptions, callRoute } from './api-client.ts'

/** Where a form is posted to. The registry comes with the schemas, which whoever typed into a form has loaded. */
export async function formRoute(name: FormName): Promise<{ method: 'POST'; path: string }> {
  const { forms } = await import('#contract/forms.ts')
  return { method: 'POST', path: forms[name].path }
}

/** Sends what a visitor typed into a form. Throws `ApiError`. */
export async function sendForm(
  name: FormName,
  body: unknown,
  options: CallOptions,
): Promise<{ message: string }> {
  return (await callRoute(await formRoute(name), { body }, options)) as { message: string }
}
