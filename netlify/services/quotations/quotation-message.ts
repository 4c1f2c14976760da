import { pagePaths } from '#contract/generated/paths.ts'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { Quotation } from '#contract/quotations/quotations.ts'
import { dateInWords } from '#contract/wire/day-words.ts'
import { addressIn, type Language, t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import type { StoredQuotation } from '#server/data/quotations/quotations.ts'
import { quotationLink } from '#server/lib/session/quotation-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'

/** A version with its link, and with what staff send the buyer in each language. */
export function withLink(quotation: StoredQuotation): Quotation {
  const link = quotationLink(quotation.firstId)
  const said = (language: Language) => inLanguage(language, () => messageOf(quotation, link, language))
  return { ...quotation, link, messages: { en: said('en'), or: said('or'), hi: said('hi') } }
}

function messageOf(
  { sheet, variant, number, paise, validUntil }: StoredQuotation,
  link: string,
  language: Language,
): string {
  const vehicle = [sheet.name, variant].filter(Boolean).join(' ')
  const day = dateInWords(validUntil)
  const total = formatRupees(rupeesFromPaise(paise))
  const address = `${siteUrl()}${addressIn(language, pagePaths.quotation)}#${link}`
  return [t`Your quotation ${number} for ${vehicle}: ${total}, until ${day}.`, address].join('\n')
}
