import { z } from 'zod'
import { readersOf } from '#contract/people/staff-roles.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { t } from '#contract/wire/language.ts'
import { limits, upload } from '#contract/wire/limits.ts'
import { requiredLine } from '#contract/wire/text.ts'

const fields = {
  name: requiredLine(limits.name, () => t`Please enter your name.`),
  email: requiredLine(limits.email, () => t`Please enter your e-mail address.`),
  phone: requiredLine(limits.mobile, () => t`Please enter your phone number.`),
  post: requiredLine(limits.name, () => t`Please say which post you apply for.`),
}

const tooLarge = () => t`Your resume is larger than 10 MB.`
const wrongType = () => t`Please send your resume as PDF, DOC or DOCX.`
const named = /\.(?:pdf|docx?)$/i

/** The form as the browser holds it, before the browser decides how the file travels. */
export const careerForm = z.object({
  ...fields,
  resume: z
    .file({ error: () => t`Please choose your resume.` })
    .min(1, { error: () => t`Please choose your resume.` })
    .max(upload.resumeBytes, { error: tooLarge })
    .refine((file) => named.test(file.name), { error: wrongType }),
})
export type CareerForm = z.infer<typeof careerForm>

/** POST /api/career: multipart with the file (up to 4 MB), or with `resumePath` of a file uploaded before. */
export const careerApplication = z.union([
  z.strictObject({
    ...fields,
    resume: z
      .file({ error: () => t`Please choose your resume.` })
      .min(1, { error: () => t`Please choose your resume.` })
      .refine((file) => named.test(file.name), { error: wrongType }),
  }),
  z.strictObject({ ...fields, resumePath: z.string().regex(/^[0-9a-f]{64}\.(?:pdf|docx?)$/) }),
])
export type CareerApplication = z.infer<typeof careerApplication>

/** Answers the address for a résumé over 4 MB, which goes straight to the private bucket. */
export const requestResumeUpload = visitorEndpoint('POST /api/career/upload-url', {
  summary:
    'Answers where one resume of this size and type may be PUT, for two hours, and the path to apply with. One address is answered ten times in ten minutes.',
  body: z.strictObject({
    fileName: requiredLine(limits.fileName).refine((name) => named.test(name), { error: wrongType }),
    size: z.number().int().min(1).max(upload.resumeBytes, { error: tooLarge }),
  }),
  answer: z.object({ uploadUrl: z.url(), path: z.string(), contentType: z.string() }),
})

/** Hands a résumé to signed-in staff; the bucket itself stays closed. */
export const getResume = staffEndpoint('GET /api/resumes/:path', {
  onlyFor: readersOf.people,
  summary:
    'The resume of an application: a PDF without active content to be shown, everything else as an attachment.',
  params: z.object({ path: z.string().regex(/^[0-9a-f]{64}\.(?:pdf|docx?)$/) }),
  answer: z.instanceof(Response),
})
