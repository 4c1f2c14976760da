import postcss, { type AtRule, type Declaration, type Root } from 'postcss'

const variable = /var\((--[\w-]+)/g
/** Rules for pointing and printing, which nobody does before the whole stylesheet is there. */
const forLater = /^(?:\(hover:\s*hover\)|print)$/

/**
 * The rules for the first paint of a page. Left out are rules that the whole stylesheet brings early enough:
 * rules of classes that the page does not use, variables that are never read and their registrations,
 * Tailwind's registrations for browsers of 2023, and rules for pointing and printing. `markup` is the page
 * itself.
 */
export function leanCss(css: string, markup: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('layer', (layer) => {
    // The layer's name stays, because layers apply in the order in which they are first named.
    if (layer.params === 'properties') layer.removeAll()
  })
  root.walkAtRules('media', (media) => {
    if (forLater.test(media.params)) media.remove()
  })
  const worn = classesOf(markup)
  root.walkRules((rule) => {
    if (!rule.selectors.some((selector) => classesIn(selector).every((name) => worn.has(name)))) rule.remove()
  })
  for (let dropped = true; dropped; ) dropped = dropUnread(root, markup)
  return root.toString()
}

/**
 * Drops variables that nothing reads. Answers true when a variable was dropped, because that one may have
 * been the only reader of another.
 */
function dropUnread(root: Root, markup: string): boolean {
  const read = new Set<string>()
  const note = (text: string) => {
    for (const [, name] of text.matchAll(variable)) if (name) read.add(name)
  }
  note(markup)
  root.walkDecls(({ value }) => note(value))
  const unread: (Declaration | AtRule)[] = []
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) unread.push(declaration)
  })
  root.walkAtRules('property', (registration) => {
    if (!read.has(registration.params)) unread.push(registration)
  })
  for (const node of unread) node.remove()
  return unread.length > 0
}

function classesOf(markup: string): Set<string> {
  const lists = [...markup.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names)
  return new Set(lists.join(' ').replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' '))
}

/** The classes that a selector requires on an element or around it; classes inside brackets are optional. */
function classesIn(selector: string): string[] {
  const plain = selector.replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
}
