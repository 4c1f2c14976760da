import { Link } from 'react-router-dom'
import type { Block, Run } from '#contract/content/page-texts.ts'

/** The values of words in braces, such as `{city}`, that are filled in when a text is shown. */
export type FilledWords = Readonly<Record<string, string | number>>

interface RichTextProps {
  blocks: readonly Block[]
  words: FilledWords
}

/**
 * The content of a text that the dealer writes. It is built of elements; the text is never turned into HTML.
 */
export function RichText({ blocks, words }: RichTextProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no names for its parts, and no state
    <RichBlock key={index} block={block} words={words} />
  ))
}

function RichBlock({ block, words }: { block: Block; words: FilledWords }) {
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List className={`mt-2.5 grid gap-1.5 pl-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name either, and no state
          <li key={index} className="text-pretty wrap-anywhere">
            <Runs runs={item} words={words} />
          </li>
        ))}
      </List>
    )
  }
  const content = <Runs runs={block.runs} words={words} />
  if (block.kind === 'paragraph')
    return <p className="mt-2.5 whitespace-pre-line text-pretty wrap-anywhere first:mt-0">{content}</p>
  return block.level === 2 ? (
    <h2 className="mt-9 text-xl font-bold first:mt-0">{content}</h2>
  ) : (
    <h3 className="mt-6 text-lg leading-snug font-bold text-balance first:mt-0">{content}</h3>
  )
}

/** The pieces of one line, each with its marks. */
export function Runs({ runs, words }: { runs: readonly Run[]; words: FilledWords }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name either, and no state
    <RichRun key={index} run={run} words={words} />
  ))
}

function RichRun({ run: { text, strong, em, href }, words }: { run: Run; words: FilledWords }) {
  const filledText = filled(text, words)
  const marked = em ? <em>{filledText}</em> : filledText
  const content = strong ? <strong className="font-semibold text-content">{marked}</strong> : marked
  if (!href) return content
  const to = filled(href, words)
  const look = 'underline underline-offset-3 wrap-anywhere'
  return to.startsWith('/') ? (
    <Link to={to} className={look}>
      {content}
    </Link>
  ) : (
    <a href={to} className={look}>
      {content}
    </a>
  )
}

/** A text with its words in braces replaced by their values; words without a value stay as they are. */
export function filled(text: string, words: FilledWords): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(words[name] ?? braces))
}
