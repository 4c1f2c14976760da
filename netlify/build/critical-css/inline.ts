import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Beasties from 'beasties'
import { leanCss } from './lean.ts'

const preload = /<link rel="preload"[^>]* as="style"[^>]*>/
const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/

const inlined = /<style>(.*?)<\/style>/s

/**
 * Puts into each page the rules that its own markup needs, so that it is painted without waiting for the stylesheet;
 * that comes behind the pictures and is put to use by `web/src/app/hydrate/boot.ts`. `files` are paths in the publish folder.
 */
export async function inlineCriticalCss(folder: string, files: readonly string[]): Promise<void> {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    pruneSource: false,
    // It does not see through all of these, so they come along.
    allowRules: [/>|:(?:is|where|not|nth|first|last)/],
    reduceInlineStyles: false,
    logLevel: 'silent',
  })
  const fonts = new Map<string, string>()
  for (const file of files) {
    const path = join(folder, file)
    const markup = await readFile(path, 'utf8')
    const href = stylesheet.exec(markup)?.[1]
    if (!href) throw new Error(`${file} has no stylesheet.`)
    if (!fonts.has(href)) fonts.set(href, fontFaces(await readFile(join(folder, href), 'utf8')))
    const page = (await beasties.process(markup))
      .replace(preload, '')
      .replace(stylesheet, defer)
      // The script does nothing that is seen before the pictures are.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace(inlined, (_, css: string) => `<style>${fonts.get(href)}${leanCss(css, markup)}</style>`)
    await writeFile(path, page)
  }
}

/** Fonts are named by variables, where nobody finds them. */
function fontFaces(css: string): string {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('')
}

/** It is named, and fetched by the first script after everything else; where no script runs it counts at once. */
function defer(link: string, href: string): string {
  return `<link href="${href}" data-deferred="stylesheet"><noscript>${link}</noscript>`
}
