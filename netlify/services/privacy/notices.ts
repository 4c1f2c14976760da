import { createHash } from 'node:crypto'
import { forms } from '#contract/enquiries/forms.ts'
import { type Notice, type NoticeForm, noticeForms } from '#contract/privacy/notices.ts'
import { partOfReport } from '#contract/reports/reports.ts'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { AppError } from '#contract/wire/errors.ts'
import { type Language, t } from '#contract/wire/language.ts'
import { asksForWhatsApp, isRightsForm, noticeParts, purposeOf } from '#domain/privacy/notice-parts.ts'
import { keepNotices, readNoticeFacts } from '#server/data/privacy/notices.ts'
import { isOn } from '#server/lib/connections.ts'
import { env } from '#server/lib/env.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'
import { spokenLanguage } from '#server/lib/words/in-language.ts'
import { kindName } from '#server/services/leads/kind-name.ts'
import { getShownParts } from '#server/services/site/site-parts.ts'

/** The notice of one form in the language of the call; its wording is kept. */
export async function getNotice(form: NoticeForm): Promise<Notice> {
  const { off } = await getShownParts(visitorClient())
  const [notice] = await noticesOf([form], off)
  if (!notice) throw new AppError('not_found')
  return notice
}

/** The notices of all forms that the site shows, in the order of the registry. */
export async function listNotices(): Promise<{ notices: Notice[] }> {
  const { off } = await getShownParts(visitorClient())
  const isShown = (form: NoticeForm) => {
    if (isRightsForm(form)) return true
    const part = partOfReport(forms[form].report)
    return part === undefined || !off.includes(part)
  }
  return { notices: await noticesOf(noticeForms.filter(isShown), off) }
}

async function noticesOf(names: readonly NoticeForm[], off: ShownParts['off']): Promise<Notice[]> {
  const { days, ...dealer } = await readNoticeFacts()
  const words = await findWords(visitorClient(), [dealer.name])
  const hasWhatsApp = isOn('WhatsApp') && !off.includes('whatsapp')
  const named = { ...dealer, name: words(dealer.name), hasWhatsApp }
  const language = spokenLanguage()
  const composed = await Promise.all(
    names.map(async (form) => {
      const parts = noticeParts(form, daysOf(form, days), named)
      const text = parts.map((part) => `${part.heading}\n${part.words}`).join('\n\n')
      const version = versionOf(form, language, text)
      return {
        kept: { version, form, purpose: purposeOf(form), words: text },
        shown: {
          title: await titleOf(form),
          version,
          byWhatsApp: hasWhatsApp && asksForWhatsApp(form),
          parts,
        },
      }
    }),
  )
  const kept = composed.map((one) => one.kept)
  // A build has no secret key. Whoever reads its pages asks for their notices again, and that call keeps
  // them.
  if (env().SUPABASE_SECRET_KEY) await keepNotices(language, kept)
  return composed.map(({ shown }) => shown)
}

function daysOf(form: NoticeForm, days: Record<string, number>): number | null {
  return isRightsForm(form) ? null : (days[forms[form].table] ?? null)
}

/** The visitor's name for a form. */
async function titleOf(form: NoticeForm): Promise<string> {
  if (!isRightsForm(form)) return kindName(forms[form].table)
  return form === 'askAboutData'
    ? t`Request about your data`
    : t`Request about your data, with a code by mail`
}

/** Twelve hexadecimal digits of a hash of a notice's words, its form and its language. */
function versionOf(form: NoticeForm, language: Language, text: string): string {
  return createHash('sha256').update([form, language, text].join('\n')).digest('hex').slice(0, 12)
}
