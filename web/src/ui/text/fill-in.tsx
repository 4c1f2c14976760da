import { Fragment, type ReactNode } from 'react'

/**
 * A text with elements in place of the names in braces: `fillIn(t`Call {phone} now.`, { phone: <a …> })`. The
 * text is translated as a whole, because each language has another order of words.
 */
export function fillIn(text: string, elements: Record<string, ReactNode>): ReactNode {
  return text.split(/\{([^{}]+)\}/).map((part, place) => {
    const key = `${place} ${part}`
    return <Fragment key={key}>{place % 2 === 1 && part in elements ? elements[part] : part}</Fragment>
  })
}
