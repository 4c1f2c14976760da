import type { ContactRequest } from '#contract/enquiries.ts'
import { limits } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import { callApi } from '#web/lib/api-client.ts'
import type { FieldDefinition, FormDefinition } from '#web/ui/form/form-definition.ts'

const who: readonly FieldDefinition[] = [
  {
    kind: 'text',
    name: 'firstName',
    label: 'First name',
    maxLength: limits.name,
    autoComplete: 'given-name',
  },
  { kind: 'text', name: 'lastName', label: 'Last name', maxLength: limits.name, autoComplete: 'family-name' },
  {
    kind: 'numeric',
    name: 'postalCode',
    label: 'Postal code',
    maxLength: limits.short,
    autoComplete: 'postal-code',
  },
  { kind: 'tel', name: 'telephone', label: 'Telephone', maxLength: limits.mobile, autoComplete: 'tel' },
]

const comment = { kind: 'textarea', name: 'comment', maxLength: limits.message } as const

const send: FormDefinition<ContactRequest>['send'] = (body, options) =>
  callApi('sendContactRequest', { body }, options)

const loadWithComment = () =>
  import('#contract/enquiries.ts').then(({ contactRequestWithComment }) => contactRequestWithComment)

/** The home page's form: the comment may stay empty, storefront section 5. */
export const homeContact: FormDefinition<ContactRequest> = {
  id: 'home-contact',
  fields: [...who, { ...comment, label: 'Comment', optional: true }],
  submitLabel: 'Send message',
  later: { endpoint: 'sendContactRequest', title: 'Message to us', success: texts.contact.success },
  loadSchema: () => import('#contract/enquiries.ts').then(({ contactRequest }) => contactRequest),
  send,
  successText: () => texts.contact.success,
  failureText: ({ code, message }) =>
    code === 'network' ? texts.contact.network : texts.contact.failure(message),
}

/** The contact page's form: the comment is required. */
export const pageContact: FormDefinition<ContactRequest> = {
  ...homeContact,
  id: 'contact',
  fields: [...who, { ...comment, label: 'Comment' }],
  loadSchema: loadWithComment,
}

/** The chat's form: all five fields are required, and its texts are its own. */
export const chatContact: FormDefinition<ContactRequest> = {
  ...pageContact,
  id: 'chat',
  fields: [...who, { ...comment, label: 'Your question' }],
  submitLabel: 'Send question',
  later: { endpoint: 'sendContactRequest', title: 'Your question', success: texts.chat.success },
  successText: () => texts.chat.success,
  failureText: ({ code, message }) => (code === 'network' ? texts.chat.network : texts.chat.failure(message)),
}
