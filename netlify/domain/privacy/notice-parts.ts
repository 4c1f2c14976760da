import { fieldNames, fieldsOf } from '#contract/enquiries/form-fields.ts'
import { forms } from '#contract/enquiries/forms.ts'
import type { NoticePurpose } from '#contract/privacy/notice-purposes.ts'
import { type Notice, type NoticeForm, rightsForms } from '#contract/privacy/notices.ts'
import { t } from '#contract/wire/language.ts'
import { sentenceCase } from '#domain/texts/sentence-case.ts'
import { itemOfField, itemWords, storedInWords } from './notice-items.ts'

/** The facts of the dealer that a notice says. */
export interface NoticeFacts {
  name: string
  /** An empty one is left out, as an empty number is. */
  email: string
  phone: string
}

/** The definition of a form's notice: the purpose of its details, which says who else gets them. */
export function purposeOf(form: NoticeForm): NoticePurpose {
  if (isRightsForm(form)) return 'rights'
  const definition = forms[form]
  return 'purpose' in definition ? definition.purpose : 'answer'
}

/** Does a form ask about one's own details, and belong to no kind of enquiry? */
export function isRightsForm(form: NoticeForm): form is keyof typeof rightsForms {
  return form in rightsForms
}

/** The purposes for which somebody is written to about what they sent. */
const writtenAbout: readonly NoticePurpose[] = ['answer', 'loan', 'club']

/** Has a form the tick that allows messages by WhatsApp, where these are set up? */
export function asksForWhatsApp(form: NoticeForm): boolean {
  return (
    writtenAbout.includes(purposeOf(form)) &&
    noticeFields(form).some((field) => itemOfField[field] === 'number')
  )
}

/** The fields of what has a notice, from its schema. */
export function noticeFields(form: NoticeForm): string[] {
  return isRightsForm(form) ? fieldNames(rightsForms[form]) : fieldsOf(form)
}

/**
 * A notice in the language of the call: what is stored, what for, who else gets it, how long, how to take it
 * back, and whom to ask. `days` is how long the form's people are kept; null where they are kept until they
 * ask; `hasWhatsApp` says that messages by WhatsApp are set up, so that forms ask for them.
 */
export function noticeParts(
  form: NoticeForm,
  days: number | null,
  dealer: NoticeFacts & { hasWhatsApp: boolean },
): Notice['parts'] {
  const purpose = purposeOf(form)
  const byWhatsApp = dealer.hasWhatsApp && asksForWhatsApp(form)
  const fields = storedInWords(noticeFields(form))
  const stored = sentenceCase(byWhatsApp ? `${fields}; ${itemWords(['byWhatsApp'])}` : fields)
  const whom = [dealer.name, dealer.email, dealer.phone].filter(Boolean).join(', ')
  return [
    {
      heading: t`What we store`,
      words:
        purpose === 'rights'
          ? t`${stored}. Also when you asked, and about which of your enquiries. For ten minutes a code made of your address, if you ask for our mail. For a short time a code made of your internet address, against misuse.`
          : t`${stored}. Also when you sent it, in which language, from which of our pages, what stood beside the form there, and which site led you to us. For a short time a code made of your internet address, against misuse.`,
    },
    { heading: t`What for`, words: purposes[purpose]() },
    {
      heading: t`Who else gets it`,
      words: byWhatsApp
        ? `${receivers[purpose]()} ${t`If you allow WhatsApp, Meta carries those messages.`}`
        : receivers[purpose](),
    },
    {
      heading: t`How long`,
      words:
        purpose === 'rights'
          ? t`What you wished and what we did stays as proof. What you wrote goes when the enquiry is erased.`
          : days === null
            ? t`Until you ask us to erase it.`
            : t`For ${days} days after you send it. Then we erase what tells who you are.`,
    },
    {
      heading: t`How to take it back`,
      words: t`Whenever you wish: on our page Your data, by the link in our mail, or with a call.`,
    },
    {
      heading: t`Whom to ask`,
      words: t`${whom}. If we do not help, you may complain to the Data Protection Board of India.`,
    },
  ]
}

const purposes: Record<NoticePurpose, () => string> = {
  answer: () =>
    t`To answer you: to call or write back, to prepare what you ask for, and to know later what was agreed.`,
  loan: () => t`To answer you, and to ask lenders for an offer where you want that.`,
  messages: () => t`To send you messages by the channels you choose, and by no other.`,
  job: () => t`To decide on your application. Only those who decide open the resume.`,
  partner: () => t`To talk with you about an outlet at that place.`,
  review: () =>
    t`To read your review and, if you allow it, to show it on this site. Your number is never shown.`,
  club: () => t`To tell you about our club.`,
  rights: () => t`To do what you ask within the ninety days of the law, and to show later that we did.`,
}

const nobody = () => t`Nobody but the firms that run this website and its mail for us. We do not sell it.`

const receivers: Record<NoticePurpose, () => string> = {
  answer: nobody,
  loan: () =>
    t`The lender you choose, and the firms that run this website and its mail for us. We do not sell it.`,
  messages: () =>
    t`Whoever carries the channels you choose, on WhatsApp that is Meta, and the firms that run this website and its mail for us. We do not sell it.`,
  job: nobody,
  partner: nobody,
  review: () =>
    t`Everybody who reads this site, if you allow it; else nobody but the firms that run this website and its mail for us.`,
  club: nobody,
  rights: nobody,
}
