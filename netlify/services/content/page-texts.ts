import { type PageTextId, pageTextIds } from '#contract/content/page-text-list.ts'
import type { Block, ManagedText } from '#contract/content/page-texts.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/content/page-texts.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'
import { spokenLanguage } from '#server/lib/words/in-language.ts'
import { parseMarkdown } from './page-text/parse-markdown.ts'
import { standardTexts } from './page-text/standard-texts.ts'
import { standardWords } from './page-text/standard-words.ts'

/**
 * A text of a page in the language of the call; empty until staff have checked it. Where the dealer wrote no
 * words for a paragraph of the standard text, those that come with the site stand; any other paragraph
 * without words stays English.
 */
export async function getPageText(db: DatabaseClient, id: PageTextId): Promise<{ blocks: Block[] }> {
  const markdown = (await data.findPageText(db, id)) ?? ''
  const language = spokenLanguage()
  if (language === 'en') return previewPageText(markdown)
  const parts = paragraphsOf(markdown)
  const words = await findWords(db, parts)
  const said = (part: string) => {
    const own = words(part)
    return (own === part && standardWords(language, part)) || own
  }
  return previewPageText(parts.map(said).join('\n\n'))
}

/**
 * The paragraphs of a text, split at empty lines. Each is translated by itself, so that a change in one keeps
 * the words of the others.
 */
export function paragraphsOf(markdown: string): string[] {
  return markdown.split(/\n\s*\n/).filter((part) => part.trim() !== '')
}

/** The blocks that a page shows for Markdown. */
export function previewPageText(markdown: string): { blocks: Block[] } {
  return { blocks: parseMarkdown(markdown) }
}

/** All texts as staff edit them: one that is not stored yet is the proposal of the product. */
export async function listPageTexts(db: DatabaseClient): Promise<ManagedText[]> {
  const written = await data.listPageTexts(db)
  return pageTextIds.map((id) => {
    const standard = standardOf(id)
    const text = written.find((one) => one.id === id)
    return { id, standard, markdown: text?.markdown ?? standard, checked: text?.checked ?? null }
  })
}

/**
 * Saves a text, which its author answers for from now on; throws `conflict` with the present text, its author
 * and its moment, unless the present text is the expected one.
 */
export async function savePageText(
  db: DatabaseClient,
  id: PageTextId,
  { markdown, expected }: { markdown: string; expected: string },
): Promise<{ message: string }> {
  const written = (await data.listPageTexts(db)).find((text) => text.id === id)
  const now = written?.markdown ?? standardOf(id)
  const isExpected = now === expected || now === markdown
  const isDone =
    isExpected &&
    (await (written
      ? data.updatePageText(db, id, markdown, written.updated_at)
      : data.insertPageText(db, id, markdown)))
  if (isDone) return saved
  const current = isExpected ? ((await data.findPageText(db, id)) ?? now) : now
  throw new AppError('conflict', {
    current: { markdown: current, ...(await findLastContentChange(db, 'page_texts', id)) },
  })
}

const saved = { message: 'The text is saved.' }

const standardOf = (id: PageTextId) => standardTexts[id].trim()
