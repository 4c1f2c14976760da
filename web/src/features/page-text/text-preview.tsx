import { useEffect, useState } from 'react'
import type { Block } from '#contract/content/page-texts.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { type FilledWords, RichText } from '#web/ui/text/rich-text.tsx'

interface TextPreviewProps {
  markdown: string
  words: FilledWords
  /** The page that shows the text. */
  page: string
}

/** How long the preview waits after the last key (milliseconds). */
const pauseMs = 300

/**
 * The text as the page will show it; the server parts the text into blocks, as it does for pages. An older
 * preview stays until the next one has come.
 */
export function TextPreview({ markdown, words, page }: TextPreviewProps) {
  const [blocks, setBlocks] = useState<readonly Block[]>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => {
      callApi('previewPageText', { body: { markdown } }, { signal: abort.signal }).then(
        (answer) => {
          setBlocks(answer.blocks)
          setFailed(false)
        },
        () => !abort.signal.aborted && setFailed(true),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [markdown])

  return (
    <section
      aria-labelledby="text-preview"
      className="min-w-0 rounded-md border border-hairline bg-surface p-5"
    >
      <p id="text-preview" className="mb-4 border-b border-hairline pb-2 text-sm text-muted">
        Preview. The page {page} may set parts of it out in its own way.
      </p>
      {hasFailed ? <p role="alert">The preview could not be made. What you typed is kept.</p> : null}
      {blocks ? <RichText blocks={blocks} words={words} /> : null}
    </section>
  )
}
