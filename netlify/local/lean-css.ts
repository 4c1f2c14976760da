import postcss, { type AtRule, type Declaration, type Root } from 'postcss'

const variable = /var\((--[\w-]+)/g

/**
 * The rules of one page without what nothing on it uses: variables that are never read, registrations of such, and
 * the long form of Tailwind's registrations for browsers of 2023, which get it with the whole stylesheet.
 * `markup` is the page itself, whose style attributes read variables, too.
 */
export function leanCss(css: string, markup: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('layer', (layer) => {
    // Its name stays: layers count in the order in which they are first named.
    if (layer.params === 'properties') layer.removeAll()
  })
  for (let dropped = true; dropped; ) dropped = dropUnread(root, markup)
  return root.toString()
}

/** A variable may be read by another one alone: answers whether it is worth looking again. */
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
