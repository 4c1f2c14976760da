import type { z } from 'zod'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paragraph } from '#contract/wire/text.ts'
import type { FormDefinition } from './form-definition.ts'
import { joinJoyClub, sendContactRequest, sendOptIn, sendReview } from './forms/contact-forms.ts'
import { applyForCareer, applyForNetwork } from './forms/joining-forms.ts'
import {
  askForArrival,
  askShowroom,
  offerExchange,
  sendFinanceEnquiry,
  sendOfferEnquiry,
  sendProductEnquiry,
} from './forms/sales-forms.ts'
import {
  askForPart,
  askWorkshop,
  bookService,
  sendAmcEnquiry,
  sendWarrantyEnquiry,
} from './forms/service-forms.ts'

/**
 * Every form a visitor can send, by its name; endpoints, functions, rows, mocks and tests walk this list.
 * Storefront sections 5 and 8.
 */
export const forms = {
  sendContactRequest,
  sendFinanceEnquiry,
  bookService,
  sendAmcEnquiry,
  sendWarrantyEnquiry,
  sendOptIn,
  sendOfferEnquiry,
  sendProductEnquiry,
  joinJoyClub,
  applyForNetwork,
  askForPart,
  askWorkshop,
  askShowroom,
  sendReview,
  offerExchange,
  askForArrival,
  applyForCareer,
} as const satisfies Record<string, FormDefinition>

export type FormName = keyof typeof forms

/** The forms whose body is everything to store; a career application comes with a file. */
export type PlainFormName = Exclude<FormName, 'applyForCareer'>
/** The names of these forms, in the order of the registry. */
export const plainForms: PlainFormName[] = (Object.keys(forms) as FormName[]).filter(
  (name) => name !== 'applyForCareer',
)

const isApiForm = (name: FormName) => forms[name].path.startsWith('/api/')
/** The forms with an address of their own under /api. */
export const apiForms = plainForms.filter(isApiForm)
/** The forms that are posted to the address of a page, where readers of the page send their GET requests. */
export const pageForms = plainForms.filter((name) => !isApiForm(name))

/** The body that a client may send, before defaults and trimming. */
export type FormInput<Name extends FormName> = z.input<(typeof forms)[Name]['body']>
/** The body that is stored, after defaults and trimming. */
export type FormBody<Name extends FormName> = z.output<(typeof forms)[Name]['body']>

/** The contact form with a comment, for which the contact page and the chat ask as well. */
export const contactWithComment = forms.sendContactRequest.body.extend({
  comment: paragraph(limits.message).refine((value) => value !== '', {
    error: () => t`Please write your comment.`,
  }),
})
