import { t } from '#contract/wire/language.ts'
import type { BoxDefinition, FieldDefinition } from './form-screen.ts'

/** The box of those who have no e-mail address, below a field that asks for one. */
export const noEmail: BoxDefinition = { name: 'noEmail', label: t`I have no e-mail` }

/**
 * The consent to a call, in a box apart from that of the terms: neither is given by the other. It stands
 * last, because the ledger notes the last text that was ticked.
 */
export const mayCall: FieldDefinition = {
  kind: 'agreement',
  name: 'mayCall',
  label: t`You may call me about this enquiry.`,
  refusal: t`Please allow the call: it is how we answer.`,
}
