import { Button } from '#web/ui/button.tsx'
import type { ReportQuestion } from './load-report.ts'

interface PageSearchLineProps {
  /** The question that the rows answer. */
  question: ReportQuestion
  /** How many rows of the loaded page match, and how many rows the page has. */
  found: number
  loaded: number
  onAsk: (change: Partial<ReportQuestion>) => void
}

/** Says whether the text box searches the loaded page or every entry, and switches between the two. */
export function PageSearchLine({ question, found, loaded, onAsk }: PageSearchLineProps) {
  const { term, everywhere } = question
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="text-sm">
        {everywhere
          ? `Searching all entries for “${term}”.`
          : `Searching this page only: ${found} of the ${loaded} entries on this page match “${term}”`}
      </p>
      <Button
        size="small"
        className="md:min-h-7 md:py-0.5"
        onClick={() => onAsk({ everywhere: !everywhere, page: 1 })}
      >
        {everywhere ? 'This page only' : 'Search all'}
      </Button>
    </div>
  )
}
