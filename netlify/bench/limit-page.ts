import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishFolder } from '#server/build/publish-folder.ts'

/**
 * Puts the best possible static form of the page beside the page while `measure` runs: the same markup,
 * pictures and font, the rules it needs inside the page, and no script. Answers what `measure` answers.
 */
export async function withLimitPage<T>(url: string, measure: (path: string) => Promise<T>): Promise<T> {
  const page = await (await fetch(url)).text()
  const limit = page
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<noscript>.*?<\/noscript>|<link [^>]*(?:data-deferred|id="page-data")[^>]*>/gs, '')
  const target = join(publishFolder, 'limit.html')
  await writeFile(target, limit)
  try {
    return await measure('/limit')
  } finally {
    await rm(target)
  }
}
