import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'

const documents = globSync('{*,netlify/**/*,supabase/**/*,web/**/*}.md', { cwd: projectFolder })

/** Relative links and pictures of a document, without the heading behind `#`. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
}

/**
 * Paths of this project that a document names in code marks; one with a placeholder such as `<noun>` is left
 * out.
 */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`((?:netlify|supabase|web)\/[\w./-]+)`/g)].map(([, path = '']) => path)
}

test.each(documents)('every file that %s names exists', async (document) => {
  const text = await readFile(join(projectFolder, document), 'utf8')
  const here = dirname(document)
  const named = [...linksIn(text).map((path) => join(here, path)), ...pathsIn(text)]
  const made = ['web/dist']
  const missing = named.filter((path) => !made.includes(path) && !existsSync(join(projectFolder, path)))
  expect(missing).toEqual([])
})
