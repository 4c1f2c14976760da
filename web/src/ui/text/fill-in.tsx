import { Fragment, type ReactNode } from 'react'

/**
 * A text with elements in place of the names in braces: `fillIn(t`Call {phone} now.`, { phone: <a …> })`. The
 * text is translated as a whole, because each language has another order of words. The words between the
 * elements stand in elements too, because React cannot replace a bare text that a browser has translated.
 */
export function fillIn(text: string, elements: Record<string, ReactNode>): ReactNode {
  const parts: ReactNode[] = []
  for (const [place, part] of text.split(/\{([^{}]+)\}/).entries()) {
    if (part === '') continue
    const value = place % 2 === 1 && part in elements ? elements[part] : part
    const before = parts.at(-1)
    if (typeof value === 'string' && typeof before === 'string') parts.splice(-1, 1, before + value)
    else parts.push(value)
  }
  return parts.map((part, place) => {
    const key = String(place)
    return typeof part === 'string' ? <span key={key}>{part}</span> : <Fragment key={key}>{part}</Fragment>
  })
}
