import type { FormBody } from '#contract/enquiries/forms.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import type { FieldDefinition, FormScreen } from '#web/ui/form/send/form-screen.ts'
import { publicForm } from '#web/ui/form/send/public-form.ts'

const who: readonly FieldDefinition[] = [
  {
    kind: 'text',
    name: 'firstName',
    label: t`First name`,
    maxLength: limits.name,
    autoComplete: 'given-name',
  },
  {
    kind: 'text',
    name: 'lastName',
    label: t`Last name`,
    maxLength: limits.name,
    autoComplete: 'family-name',
  },
  {
    kind: 'numeric',
    name: 'postalCode',
    label: t`Postal code`,
    maxLength: limits.short,
    autoComplete: 'postal-code',
  },
  { kind: 'tel', name: 'telephone', label: t`Telephone`, maxLength: limits.mobile, autoComplete: 'tel' },
]

const comment = { kind: 'textarea', name: 'comment', maxLength: limits.message } as const

type ContactRequest = FormBody<'sendContactRequest'>

/** Two fields share a row, where a page must stay short. */
const whoInRows = who.map((field) => ({ ...field, isHalf: true }))

/** The home page's form: the comment may stay empty, storefront section 5. */
export const homeContact: FormScreen<ContactRequest> = {
  ...publicForm('sendContactRequest', { title: t`Message to us`, success: texts.contact.success }),
  id: 'home-contact',
  fields: [...whoInRows, { ...comment, label: t`Comment`, optional: true, rows: 2 }],
  submitLabel: t`Send message`,
  failureText: ({ code, message }) =>
    code === 'network' ? texts.contact.network : texts.contact.failure(message),
}

/** The contact page's form: the comment is required. */
export const pageContact: FormScreen<ContactRequest> = {
  ...homeContact,
  id: 'contact',
  fields: [...who, { ...comment, label: t`Comment` }],
  loadSchema: () =>
    import('#contract/enquiries/forms.ts').then(({ contactWithComment }) => contactWithComment),
}

/** The chat's form: all five fields are required, and the chat has texts of its own. */
export const chatContact: FormScreen<ContactRequest> = {
  ...pageContact,
  id: 'chat',
  // The question is low, so that the button stays in sight on a phone.
  fields: [...whoInRows, { ...comment, label: t`Your question`, rows: 2 }],
  submitLabel: t`Send question`,
  later: { endpoint: 'sendContactRequest', title: t`Your question`, success: texts.chat.success },
  successText: () => texts.chat.success,
  failureText: ({ code, message }) => (code === 'network' ? texts.chat.network : texts.chat.failure(message)),
}
