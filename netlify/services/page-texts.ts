import { AppError } from '#contract/errors.ts'
import { type PageTextId, pageTextIds } from '#contract/page-text-list.ts'
import type { Block, ManagedText } from '#contract/page-texts.ts'
import { findLastContentChange } from '#server/data/audit-events.ts'
import * as data from '#server/data/page-texts.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { parseMarkdown } from './page-text/parse-markdown.ts'
import { standardTexts } from './page-text/standard-texts.ts'

/** A text of a page: what staff wrote, or what comes with the site. */
export async function getPageText(db: DatabaseClient, id: PageTextId): Promise<{ blocks: Block[] }> {
  return previewPageText((await data.findPageText(db, id)) ?? standardOf(id))
}

/** What Markdown becomes on a page. */
export function previewPageText(markdown: string): { blocks: Block[] } {
  return { blocks: parseMarkdown(markdown) }
}

/** All texts as staff edit them. */
export async function listPageTexts(db: DatabaseClient): Promise<ManagedText[]> {
  const written = await data.listPageTexts(db)
  return pageTextIds.map((id) => {
    const standard = standardOf(id)
    return { id, standard, markdown: written.find((text) => text.id === id)?.markdown ?? standard }
  })
}

/** Sets a text; throws `conflict` with what stands there, who set it and when, unless that is what was expected. */
export async function savePageText(
  db: DatabaseClient,
  id: PageTextId,
  { markdown, expected }: { markdown: string; expected: string },
): Promise<{ message: string }> {
  const written = (await data.listPageTexts(db)).find((text) => text.id === id)
  const now = written?.markdown ?? standardOf(id)
  if (now === markdown) return saved
  const isExpected = now === expected
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
