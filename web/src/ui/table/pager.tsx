import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { classNames } from '#web/ui/class-names.ts'

type PagerProps = {
  page: number
  totalPages: number
  onPage: (page: number) => void
  /** `numbered` shows buttons for at most the pages 1 to 5, `simple` only the current number. */
  variant?: 'numbered' | 'simple'
  busy?: boolean
}

const resting = 'border-control bg-surface hover:bg-soft'
const current = 'z-1 border-content bg-content text-surface'

const mostNumbers = 5

const button =
  'figures inline-flex min-h-11 min-w-11 items-center justify-center border px-2 max-sm:min-w-10 max-[22.4rem]:min-w-9 max-[22.4rem]:px-1 text-sm font-semibold transition-colors not-first:-ml-px sm:px-3 first:rounded-l-md last:rounded-r-md focus-visible:z-10 disabled:text-muted disabled:opacity-60 md:min-h-9 md:min-w-9'

/** Previous and Next around page numbers; Previous is disabled on page 1 and Next on the last page. */
export function Pager({ page, totalPages, onPage, variant = 'simple', busy = false }: PagerProps) {
  const numbers = Array.from({ length: Math.min(mostNumbers, totalPages) }, (_, index) => index + 1)
  return (
    <nav aria-label="Pages" aria-busy={busy || undefined} className="flex flex-wrap">
      <button
        type="button"
        className={classNames(button, resting)}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </button>
      {variant === 'numbered' &&
        numbers.map((number) => (
          <button
            key={number}
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className={classNames(button, number === page ? current : resting)}
          >
            {number}
          </button>
        ))}
      {(variant === 'simple' || page > mostNumbers) && (
        <span aria-current="page" className={classNames(button, current)}>
          <span className="sr-only">Page </span>
          {page}
        </span>
      )}
      <button
        type="button"
        className={classNames(button, resting)}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </button>
    </nav>
  )
}

type EntriesLineProps = { page: number; pageSize: number; total: number }

/** `Showing 11 to 20 of 134 entries`. */
export function EntriesLine({ page, pageSize, total }: EntriesLineProps) {
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <p role="status" className="figures text-sm text-muted">
      {`Showing ${groupLakhs(first)} to ${groupLakhs(last)} of ${groupLakhs(total)} entries`}
    </p>
  )
}
