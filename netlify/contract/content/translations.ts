import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { exact, paragraph } from '#contract/wire/text.ts'

/**
 * An English text that staff wrote for the pages, the place where the text stands, and its words; empty in a
 * language without words.
 */
export const translatedText = z.object({
  source: z.string(),
  /** Such as `SP125 · Features`; of several places the first one. */
  place: z.string(),
  or: z.string(),
  hi: z.string(),
})
export type TranslatedText = z.infer<typeof translatedText>

const source = exact(limits.pageText).min(1)
const words = paragraph(limits.pageText)

/**
 * An English text that can stand on a page. Every form of staff tidies a text before storing it, so words for
 * an untidy text would never be read.
 */
const tidySource = source.refine((given) => words.safeParse(given).data === given, {
  error: 'Please reload the page and try again.',
})

export const listTranslations = staffEndpoint('GET /api/manageWords', {
  onlyFor: editors,
  summary: 'Every text of the pages that staff wrote in English, with its words in Odia and Hindi.',
  answer: z.array(translatedText),
})

export const saveTranslation = staffEndpoint('PATCH /api/manageWords', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Sets the words of a text in a language, none to show it in English again; 409 with what stands there when that is not the expected.',
  body: z.strictObject({
    language: z.enum(otherLanguages),
    source: tidySource,
    text: words,
    expected: words,
  }),
  answer: z.object({ message: z.string() }),
  purges: ['words'],
})

/** The most texts in one file of a translator. */
const mostTexts = 5_000

export const importTranslations = staffEndpoint('POST /api/manageWords', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Sets the words of many texts, as a translator sends them back. Empty words change nothing, nor does a text that stands on no page.',
  body: z.strictObject({
    texts: z
      .array(z.strictObject({ source, or: words, hi: words }))
      .min(1)
      .max(mostTexts),
  }),
  answer: z.object({
    message: z.string(),
    /** The number of words that changed, and the number of texts in the file that stand on no page. */
    changed: z.number().int(),
    unknown: z.number().int(),
  }),
  purges: ['words'],
})
