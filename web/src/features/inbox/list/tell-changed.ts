import type { changeLeads } from '#contract/leads/lead-work.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { notify } from '#web/ui/overlay/toast.tsx'

/** Tells the outcome of a change of several leads: how many were changed, and why the rest were not. */
export function tellChanged({ changed, conflicts, refused }: AnswerOf<typeof changeLeads>): void {
  const left = [
    conflicts > 0 && `${conflicts} had been changed by somebody else meanwhile`,
    refused > 0 && `${refused} cannot go there`,
  ].filter(Boolean)
  const words = [`${changed} changed`, ...left].join(', ')
  if (left.length > 0) notify.error(`${words}. Please look again.`)
  else notify.success(`${words}.`)
}
