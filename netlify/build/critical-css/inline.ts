import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Beasties from 'beasties'
import { leanCss } from './lean.ts'

const preload = /<link rel="preload"[^>]* as="style"[^>]*>/
const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/

const inlined = /<style>(.*?)<\/style>/s

/**
 * Answers a function that puts into a page of the folder the rules that the page's markup needs, so that the
 * page is painted without waiting for the stylesheet. A link in the head only names the stylesheet, which
 * `web/src/app/hydrate/boot.ts` fetches after everything else; without scripts it applies at once.
 */
export function withCriticalCss(folder: string): (markup: string) => Promise<string> {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    pruneSource: false,
    // Beasties cannot judge selectors such as these, so they are always included.
    allowRules: [/>|:(?:is|where|not|nth|first|last)/],
    reduceInlineStyles: false,
    logLevel: 'silent',
  })
  const fonts = new Map<string, string>()
  return async (markup) => {
    const href = stylesheet.exec(markup)?.[1]
    if (!href) throw new Error('A page has no stylesheet.')
    if (!fonts.has(href)) fonts.set(href, fontFaces(await readFile(join(folder, href), 'utf8')))
    return (
      (await beasties.process(markup))
        .replace(preload, '')
        .replace(stylesheet, (link) => `<noscript>${link}</noscript>`)
        // Behind the inlined rules, which would otherwise win over rules that stand later in the stylesheet.
        .replace('</head>', `<link href="${href}" data-deferred="stylesheet"></head>`)
        // Low priority, because the script changes nothing visible before the pictures are there.
        .replace('<script type="module"', '<script type="module" fetchpriority="low"')
        .replace(inlined, (_, css: string) => `<style>${fonts.get(href)}${leanCss(css, markup)}</style>`)
    )
  }
}

/** The rules of fonts, which variables name: Beasties does not follow variables. */
function fontFaces(css: string): string {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('')
}
