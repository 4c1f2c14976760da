import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface FinishedPages {
  /**
   * Answers the whole page, made from this markup; undefined where the page on disk was made from the same
   * markup.
   */
  finish: (file: string, markup: string) => Promise<string | undefined>
  /**
   * Keeps for the next build which markup each page was made from, once all pages are written; removes the
   * pages of the last build that are no more, such as those of a part that was switched off.
   */
  keep: () => Promise<void>
}

/**
 * Finishes only pages whose markup differs from the last build's: finishing takes half the time of a build of
 * all pages, and a change of a price leaves most pages as they are. `folder` holds the pages, `marksFile` the
 * hashes of the markup from which they were made.
 */
export async function openFinishedPages(
  folder: string,
  marksFile: string,
  finish: (markup: string) => Promise<string>,
): Promise<FinishedPages> {
  const before = new Map(await readMarks(marksFile))
  const now = new Map<string, string>()
  // After an interrupted run pages and marks would disagree, so the old marks go first.
  await rm(marksFile, { force: true })
  return {
    finish: async (file, markup) => {
      const mark = createHash('sha256').update(markup).digest('base64url')
      now.set(file, mark)
      return before.get(file) === mark && existsSync(join(folder, file)) ? undefined : finish(markup)
    },
    keep: async () => {
      for (const file of before.keys()) if (!now.has(file)) await rm(join(folder, file), { force: true })
      await writeFile(marksFile, JSON.stringify([...now]))
    },
  }
}

async function readMarks(file: string): Promise<[string, string][]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return []
  }
}
