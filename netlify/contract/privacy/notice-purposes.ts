/**
 * What the details of a form are used for. `answer` is the purpose of a form whose definition names none.
 */
export const noticePurposes = [
  'answer',
  'loan',
  'messages',
  'job',
  'partner',
  'review',
  'club',
  'rights',
] as const
export type NoticePurpose = (typeof noticePurposes)[number]
