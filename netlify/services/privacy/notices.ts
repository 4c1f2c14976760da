import { createHash } from 'node:crypto'
import { type FormName, forms } from '#contract/enquiries/forms.ts'
import type { Notice } from '#contract/privacy/notices.ts'
import { partOfReport } from '#contract/reports/reports.ts'
import { AppError } from '#contract/wire/errors.ts'
import type { Language } from '#contract/wire/language.ts'
import { noticeParts, purposeOf } from '#domain/privacy/notice-parts.ts'
import { keepNotices, readNoticeFacts } from '#server/data/privacy/notices.ts'
import { env } from '#server/lib/env.ts'
import { visitorClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'
import { spokenLanguage } from '#server/lib/words/in-language.ts'
import { kindName } from '#server/services/leads/kind-name.ts'
import { getShownParts } from '#server/services/site/site-parts.ts'

/** The notice of one form in the language of the call; its wording is kept. */
export async function getNotice(form: FormName): Promise<Notice> {
  const [notice] = await noticesOf([form])
  if (!notice) throw new AppError('not_found')
  return notice
}

/** The notices of all forms that the site shows, in the order of the registry. */
export async function listNotices(): Promise<{ notices: Notice[] }> {
  const { off } = await getShownParts(visitorClient())
  const names = Object.keys(forms) as FormName[]
  const isShown = (form: FormName) => {
    const part = partOfReport(forms[form].report)
    return part === undefined || !off.includes(part)
  }
  return { notices: await noticesOf(names.filter(isShown)) }
}

async function noticesOf(names: readonly FormName[]): Promise<Notice[]> {
  const { days, ...dealer } = await readNoticeFacts()
  const words = await findWords(visitorClient(), [dealer.name])
  const named = { ...dealer, name: words(dealer.name) }
  const language = spokenLanguage()
  const composed = await Promise.all(
    names.map(async (form) => {
      const parts = noticeParts(form, days[forms[form].table] ?? null, named)
      const text = parts.map((part) => `${part.heading}\n${part.words}`).join('\n\n')
      const version = versionOf(form, language, text)
      return {
        kept: { version, form, purpose: purposeOf(form), words: text },
        shown: { title: await kindName(forms[form].table), version, parts },
      }
    }),
  )
  const kept = composed.map((one) => one.kept)
  // A build has no secret key. Whoever reads its pages asks for their notices again, and that call keeps
  // them.
  if (env().SUPABASE_SECRET_KEY) await keepNotices(language, kept)
  return composed.map(({ shown }) => shown)
}

/** Twelve hexadecimal digits of a hash of a notice's words, its form and its language. */
function versionOf(form: FormName, language: Language, text: string): string {
  return createHash('sha256').update([form, language, text].join('\n')).digest('hex').slice(0, 12)
}
