import { callApi } from '#web/lib/api/api-client.ts'
import { useLateValue } from '#web/lib/api/late-value.ts'

const none: readonly string[] = []

/**
 * The names of the models on sale, as suggestions in a form; none until they are loaded, because the form
 * works without them.
 */
export function useSoldNames(): readonly string[] {
  return useLateValue(async () => (await callApi('listModelCards')).map(({ name }) => name)) ?? none
}
