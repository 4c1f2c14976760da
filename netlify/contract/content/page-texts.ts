import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { paragraph } from '#contract/wire/text.ts'
import { check } from './check.ts'
import { pageFillers, withFillers } from './fillers.ts'
import { pageTextIds } from './page-text-list.ts'

/**
 * A piece of text with its marks. A link leads to the web, to a mail or telephone address, or to a page of
 * this site.
 */
export const run = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  em: z.literal(true).optional(),
  href: z
    .string()
    .regex(/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i)
    .optional(),
})
export type Run = z.infer<typeof run>

const runs = z.array(run)

/**
 * The parts that a text can consist of. A text travels as this tree, so that no page ever puts HTML together
 * from words.
 */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(runs) }),
])
export type Block = z.infer<typeof block>

const blocks = z.object({ blocks: z.array(block) })
const params = z.object({ id: z.enum(pageTextIds) })
const markdown = paragraph(limits.pageText)

/** A text as it is saved: pages fill in all its words in braces, and show all its parts. */
const savedMarkdown = withFillers(markdown, pageFillers).refine(
  (text) => !/^ {0,3}\|?[\s:|-]*-[\s:]*\|[\s:|-]*$/m.test(text),
  {
    error: 'Pages show no table. Please write its rows as a list: “- 6 months: 2 services”.',
  },
)

export const getPageText = visitorEndpoint('GET /api/texts/:id', {
  firstLoad: true,
  summary: 'A text of a page as headings, paragraphs and lists; empty until staff have checked it.',
  params,
  answer: blocks,
  // The Markdown of the text is translated before it becomes this tree.
  isInLanguage: true,
  cacheTags: ['texts'],
})

/**
 * A text as staff edit it, and the proposal that comes with the product. `checked` is null for a text that
 * nobody has answered for, such as a proposal that nobody saved: visitors read nothing of it.
 */
export const managedText = z.object({
  id: z.enum(pageTextIds),
  markdown: z.string(),
  standard: z.string(),
  checked: check.nullable(),
})
export type ManagedText = z.infer<typeof managedText>

export const listPageTexts = staffEndpoint('GET /api/manageTexts', {
  onlyFor: editors,
  summary: 'The texts of pages as Markdown, each with the proposal of the product and who checked it.',
  answer: z.array(managedText),
})

export const savePageText = staffEndpoint('PATCH /api/manageTexts/:id', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Sets a text of a page, which counts as checked by the caller; 409 with what stands there when that is not the expected one.',
  params,
  body: z.strictObject({ markdown: savedMarkdown, expected: markdown }),
  answer: z.object({ message: z.string() }),
  purges: ['texts'],
})

export const previewPageText = staffEndpoint('POST /api/textPreview', {
  onlyFor: editors,
  summary: 'What Markdown becomes on a page; stores nothing.',
  body: z.strictObject({ markdown }),
  answer: blocks,
})
