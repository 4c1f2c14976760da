import { z } from 'zod'
import { type FormName, forms } from '#contract/enquiries/forms.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { dataQuestion, dataQuestionByCode } from './data-requests.ts'

/**
 * What visitors read beside a form about their details. `title` is the visitor's name for the kind of
 * enquiry; `version` is a hash of the words, so that a consent can name what was read; all of it is in the
 * language of the call. `byWhatsApp`: the form has the tick that allows messages by WhatsApp.
 */
export const notice = z.object({
  title: z.string(),
  version: z.string(),
  byWhatsApp: z.boolean(),
  parts: z.array(z.object({ heading: z.string(), words: z.string() })),
})
export type Notice = z.infer<typeof notice>

/** The forms beside the registry that have a notice: those by which people ask about their own details. */
export const rightsForms = {
  askAboutData: dataQuestion,
  askAboutDataByCode: dataQuestionByCode,
} as const

/** What has a notice beside it. */
export type NoticeForm = FormName | keyof typeof rightsForms
/** The names of all that has a notice, in the order of the page of notices. */
export const noticeForms = [...Object.keys(forms), ...Object.keys(rightsForms)] as [
  NoticeForm,
  ...NoticeForm[],
]

const noticeForm = z.enum(noticeForms)

export const getNotice = visitorEndpoint('GET /api/notices/:form', {
  summary:
    'What is stored of a form, what for, who gets it, how long, and whom to ask; each wording is kept.',
  params: z.object({ form: noticeForm }),
  answer: notice,
  isInLanguage: true,
  cacheTags: ['dealership', 'words'],
})

export const listNotices = visitorEndpoint('GET /api/notices', {
  summary: 'The notices of all forms that the site shows.',
  answer: z.object({ notices: z.array(notice) }),
  isInLanguage: true,
  cacheTags: ['dealership', 'words'],
})
