import { z } from 'zod'
import { careerApplication } from '#contract/enquiries/careers.ts'
import { type FormDefinition, storesOnce } from '#contract/enquiries/form-definition.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { paragraph, requiredLine } from '#contract/wire/text.ts'

/** All four fields are required. */
export const applyForNetwork = {
  path: '/api/becomePartner',
  summary: storesOnce('a network application'),
  body: z.strictObject({
    location: requiredLine(limits.name, () => t`Please enter the location.`),
    address: paragraph(limits.address).refine((value) => value !== '', {
      error: () => t`Please enter the address.`,
    }),
    name: requiredLine(limits.name, () => t`Please enter your name.`),
    mobile: requiredLine(limits.mobile, () => t`Please enter your mobile number.`),
  }),
  thanks: () => texts.network.success,
  purpose: 'partner',
  table: 'network_applications',
  report: 'become-dealer',
} as const satisfies FormDefinition

/** A career application comes with a file, so a service of its own stores it. */
export const applyForCareer = {
  path: '/api/career',
  summary:
    'Stores a career application. Multipart up to 4 MB with the resume inside, or JSON or multipart with the path of an upload. Size (10 MiB) and magic bytes of the file are read by the server before it counts.',
  body: careerApplication,
  accepts: 'either',
  thanks: () => texts.career.success,
  purpose: 'job',
  table: 'career_applications',
  report: 'applicants',
} as const satisfies FormDefinition
