import { Lexer, type Token, Tokenizer, type Tokens } from 'marked'
import type { Block, Run } from '#contract/content/page-texts.ts'

type Marks = Omit<Run, 'text'>

/** Lists within lists; a page shows one level, and a person writes hardly more than three. */
const deepestList = 10

/**
 * Reads no quotation, because pages have none, and no list below the deepest: the lexer calls itself at each
 * level, so that a few thousand signs would end it.
 */
class ShallowTokenizer extends Tokenizer {
  #depth = 0

  override blockquote(): undefined {
    return undefined
  }

  override list(source: string): Tokens.List | undefined {
    if (this.#depth >= deepestList) return undefined
    this.#depth++
    try {
      return super.list(source)
    } finally {
      this.#depth--
    }
  }
}

/**
 * Parses Markdown into headings (1 and 2 as 2, others as 3), paragraphs, lists, links, strong and emphasis.
 * Anything else, HTML included, stays text as it was written. A link becomes its words alone, unless it leads
 * to the web, a mail or telephone address or a page of this site.
 */
export function parseMarkdown(markdown: string): Block[] {
  return new Lexer({ tokenizer: new ShallowTokenizer() }).lex(markdown).flatMap(blocksOf)
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return []
    case 'heading':
      return [{ kind: 'heading', level: (token as Tokens.Heading).depth <= 2 ? 2 : 3, runs: runsIn(token) }]
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', runs: runsIn(token) }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', isOrdered: ordered, items: items.flatMap(itemsOf) }]
    }
    default:
      return [{ kind: 'paragraph', runs: [{ text: token.raw.trim() }] }]
  }
}

/** An item, followed by the items of lists inside it, because a page shows one level of lists. */
function itemsOf({ tokens }: Tokens.ListItem): Run[][] {
  const own: Run[] = []
  const inner: Run[][] = []
  for (const block of tokens.flatMap(blocksOf)) {
    if (block.kind === 'list') inner.push(...block.items)
    else own.push(...(own.length > 0 ? [{ text: ' ' }] : []), ...block.runs)
  }
  return own.length > 0 ? [own, ...inner] : inner
}

function runsIn(token: Token): Run[] {
  return joined(
    ('tokens' in token && token.tokens ? token.tokens : [token]).flatMap((one) => runsOf(one, {})),
  )
}

function runsOf(token: Token, marks: Marks): Run[] {
  const inside = (more: Marks) =>
    ('tokens' in token && token.tokens ? token.tokens : []).flatMap((one) =>
      runsOf(one, { ...marks, ...more }),
    )
  switch (token.type) {
    case 'strong':
      return inside({ strong: true })
    case 'em':
      return inside({ em: true })
    case 'link':
      return inside(safeLink((token as Tokens.Link).href))
    case 'br':
      return [{ text: '\n', ...marks }]
    case 'text':
      if ('tokens' in token && token.tokens) return inside({})
      return [{ text: token.text, ...marks }]
    case 'escape':
      return [{ text: token.text, ...marks }]
    default:
      return [{ text: token.raw, ...marks }]
  }
}

function safeLink(href: string): Marks {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href) ? { href } : {}
}

/** Joins neighbours with the same marks into one run. */
function joined(given: readonly Run[]): Run[] {
  const runs: Run[] = []
  for (const run of given) {
    const last = runs.at(-1)
    if (last && last.strong === run.strong && last.em === run.em && last.href === run.href)
      last.text += run.text
    else runs.push({ ...run })
  }
  return runs
}
