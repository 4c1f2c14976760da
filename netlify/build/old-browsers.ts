import { builtFiles } from './memory-build.ts'

interface Newer {
  what: string
  /** The first Chrome that has the feature. */
  since: number
  used: RegExp
}

/**
 * Features that the site's scripts may not use without a check, because Chrome 109 lacks them: it is the last
 * one for Windows 7, and old phones often stay with one as old. No search can tell apart names that mean
 * other things too, like `with` and `union`. React and its router check for a page's view transitions before
 * they use them.
 */
const newerInScripts: Newer[] = [
  { what: 'a sorted, reversed or spliced copy', since: 110, used: /\.to(Sorted|Reversed|Spliced)\(/g },
  { what: 'well-formed text', since: 111, used: /\.(is|to)WellFormed\(/g },
  { what: 'the flag v of a regular expression', since: 112, used: /RegExp\([^()]*,\s*["'`]\w*v\w*["'`]\)/g },
  {
    what: 'the size of a search',
    since: 113,
    used: /(new URLSearchParams\([^;]*?;return \w+|\.searchParams)\.size\b/g,
  },
  { what: 'popovers', since: 114, used: /\.(show|hide|toggle)Popover\(/g },
  {
    what: 'an event that old browsers never send',
    since: 114,
    used: /addEventListener\(["'`](scrollend|beforetoggle|scrollsnap\w+|page(reveal|swap))["'`]|\bon(ScrollEnd|BeforeToggle):/g,
  },
  { what: 'AbortSignal.any', since: 116, used: /AbortSignal\.any\(/g },
  { what: 'lists in groups', since: 117, used: /\b(Object|Map)\.groupBy\(/g },
  { what: 'Promise.withResolvers', since: 119, used: /\.withResolvers\(/g },
  { what: 'URL.canParse', since: 120, used: /URL\.canParse\(/g },
  { what: 'CloseWatcher', since: 120, used: /new CloseWatcher\b/g },
  { what: 'Array.fromAsync', since: 121, used: /\.fromAsync\(/g },
  {
    what: 'sets that are compared',
    since: 122,
    used: /\.(symmetricDifference|is(Subset|Superset)Of|isDisjointFrom)\(/g,
  },
  { what: 'sets that are joined', since: 122, used: /new Set\([^()]*\)\.(union|intersection|difference)\(/g },
  {
    what: 'lists made of an iterator',
    since: 122,
    used: /\.((values|keys|entries)\(\)|matchAll\([^()]*\))\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/g,
  },
  { what: 'a stream walked through', since: 124, used: /for await\([^)]*\.body\)/g },
  { what: 'URL.parse', since: 126, used: /\bURL\.parse\(/g },
  { what: 'Promise.try', since: 128, used: /Promise\.try\(/g },
  { what: 'a dialog asked to close', since: 134, used: /\.requestClose\(/g },
  { what: 'RegExp.escape', since: 136, used: /RegExp\.escape\(/g },
]

/**
 * Features that the stylesheets may not use outside `@supports`. A feature that an old browser skips without
 * harm is not listed.
 */
const newerInStyles: Newer[] = [
  { what: 'colours of newer kinds', since: 111, used: /[:,\s(](ok)?(lab|lch)\(|color-mix\(|\(from\b/g },
  { what: 'rules inside rules', since: 112, used: /[{};]\s*&/g },
  { what: 'a subgrid', since: 117, used: /:\s*subgrid\b/g },
  {
    what: 'allow-discrete in a transition, which undoes all of it',
    since: 117,
    used: /transition:[^;}]*allow-discrete/g,
  },
  { what: '@scope', since: 118, used: /@scope\b/g },
  { what: 'whether a field was filled in by hand', since: 119, used: /(?<!\\):user-(in)?valid\b/g },
  { what: 'light-dark()', since: 123, used: /light-dark\(/g },
  { what: 'anchors', since: 125, used: /\banchor(-size)?\(|[;{]\s*(position-)?anchor(-name)?:/g },
  { what: 'rounded lengths', since: 125, used: /[:\s(](round|rem|mod)\(/g },
  { what: ':open and :popover-open', since: 133, used: /(?<!\\):(popover-)?open\b/g },
]

const supports = /@supports[^{}]*(?=\{)/
/** Selector lists in which an unknown selector does not make the whole rule invalid. */
const forgiving = /:(is|where)\([^()]*\)/g

/**
 * Uses of what Chrome 109 lacks in the browser's files, one readable line each; empty when there are none.
 */
export async function newerThanOldPhones(): Promise<string[]> {
  return (await builtFiles('en')).flatMap((file) => {
    if (file.type === 'chunk') return newerIn(file.fileName, file.code)
    return /\.(css|js)$/.test(file.fileName) ? newerIn(file.fileName, String(file.source)) : []
  })
}

/**
 * Uses of what Chrome 109 lacks in one file, one readable line each. A use is guarded when its name stands
 * shortly before it, without being called.
 */
export function newerIn(fileName: string, content: string): string[] {
  const isStyle = fileName.endsWith('.css')
  const searched = isStyle ? withoutSupports(content).replace(forgiving, '') : content
  return (isStyle ? newerInStyles : newerInScripts).flatMap(({ what, since, used }) =>
    [...searched.matchAll(used)]
      .filter(({ 0: use, index }) => isStyle || !isGuarded(searched, use, index))
      .map(({ index }) => {
        const place = searched.slice(Math.max(0, index - 30), index + 40).replaceAll(/\s+/g, ' ')
        return `${fileName}: ${what} came with Chrome ${since}: …${place}…`
      }),
  )
}

function isGuarded(content: string, use: string, index: number): boolean {
  const name = /(\w+)\($/.exec(use)?.[1]
  return (
    name !== undefined &&
    new RegExp(`\\.${name}\\b(?!\\()`).test(content.slice(Math.max(0, index - 120), index))
  )
}

/** The rules outside `@supports`; each block of `@supports` is removed with its braces. */
function withoutSupports(styles: string): string {
  const begin = supports.exec(styles)
  if (!begin) return styles
  let depth = 0
  let end = begin.index + begin[0].length
  do {
    if (styles[end] === '{') depth++
    if (styles[end] === '}') depth--
    end++
  } while (depth > 0 && end < styles.length)
  return styles.slice(0, begin.index) + withoutSupports(styles.slice(end))
}
