import { z } from 'zod'
import { starChoices } from '#contract/content/star-choices.ts'
import { type FormDefinition, storesOnce } from '#contract/enquiries/form-definition.ts'
import { message, optionalLine } from '#contract/enquiries/form-parts.ts'
import { photoPaths } from '#contract/enquiries/photo-paths.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { digits, email, line, paragraph, requiredLine } from '#contract/wire/text.ts'

/** The home page asks for no comment, so the comment may stay empty here too. */
export const sendContactRequest = {
  path: '/contact',
  summary: storesOnce('a contact request'),
  body: z.strictObject({
    firstName: requiredLine(limits.name, () => t`Please enter your first name.`),
    lastName: requiredLine(limits.name, () => t`Please enter your last name.`),
    postalCode: requiredLine(limits.short, () => t`Please enter your postal code.`),
    telephone: requiredLine(limits.mobile, () => t`Please enter your telephone number.`),
    comment: message,
  }),
  thanks: () => texts.contact.success,
  table: 'contact_requests',
  report: 'message',
} as const satisfies FormDefinition

/** `all` is the state of the box above the others and is not stored. */
export const sendOptIn = {
  path: '/opt-in',
  summary: storesOnce('which channels somebody wants'),
  body: z.strictObject({
    registration: requiredLine(limits.short, () => t`Please enter your registration number.`),
    name: requiredLine(limits.name, () => t`Please enter your name.`),
    mobile: requiredLine(limits.mobile, () => t`Please enter your mobile number.`),
    notifications: z.strictObject({
      all: z.boolean().default(false),
      rcs: z.boolean().default(false),
      sms: z.boolean().default(false),
      obd: z.boolean().default(false),
      email: z.boolean().default(false),
      whatsapp: z.boolean().default(false),
    }),
  }),
  thanks: () => texts.optIn.success,
  purpose: 'messages',
  table: 'opt_ins',
  report: 'opt-in',
} as const satisfies FormDefinition

/** No field is required; an e-mail address and a number must look like one when given. */
export const joinJoyClub = {
  path: '/api/joyClub',
  summary: storesOnce('an enquiry about the club'),
  body: z.strictObject({
    name: optionalLine(limits.name),
    mobile: digits(line(limits.mobile)).default(''),
    email: email(line(limits.email)).default(''),
    model: optionalLine(limits.model),
    regNo: optionalLine(limits.short),
    purchaseYear: optionalLine(limits.short),
    message,
  }),
  thanks: () => texts.joyClub.success,
  purpose: 'club',
  table: 'joy_club_members',
  report: 'joy-club',
} as const satisfies FormDefinition

/** A review is shown when its writer allowed that and staff approve; the number never. */
export const sendReview = {
  path: '/api/postReview',
  summary: storesOnce('a review'),
  body: z.strictObject({
    rating: z.enum(starChoices, { error: () => t`Please choose one to five stars.` }),
    message: paragraph(limits.message).refine((value) => value !== '', {
      error: () => t`Please write a few words.`,
    }),
    model: optionalLine(limits.model),
    photos: photoPaths,
    name: requiredLine(limits.name, () => t`Please enter your name.`),
    place: optionalLine(limits.name),
    mobile: digits(requiredLine(limits.mobile, () => t`Please enter your mobile number.`)),
    mayPublish: z.boolean().default(false),
  }),
  thanks: () => texts.review.success,
  purpose: 'review',
  table: 'reviews',
  report: 'review',
} as const satisfies FormDefinition
