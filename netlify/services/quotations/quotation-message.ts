import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { Quotation } from '#contract/quotations/quotations.ts'
import { dateInWords } from '#contract/wire/day-words.ts'
import { type Language, t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import type { StoredQuotation } from '#server/data/quotations/quotations.ts'
import { quotationAddress, quotationLink } from '#server/lib/session/quotation-link.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'

/** A version with its link, and with what staff send the buyer in each language. */
export function withLink(quotation: StoredQuotation): Quotation {
  const said = (language: Language) => inLanguage(language, () => messageOf(quotation, language))
  const link = quotationLink(quotation.firstId)
  return { ...quotation, link, messages: { en: said('en'), or: said('or'), hi: said('hi') } }
}

function messageOf(
  { firstId, sheet, variant, number, paise, validUntil }: StoredQuotation,
  language: Language,
): string {
  const vehicle = [sheet.name, variant].filter(Boolean).join(' ')
  const day = dateInWords(validUntil)
  const total = formatRupees(rupeesFromPaise(paise))
  const words = t`Your quotation ${number} for ${vehicle}: ${total}, until ${day}.`
  return [words, quotationAddress(firstId, language)].join('\n')
}
