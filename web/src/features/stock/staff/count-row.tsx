import type { CountedRow } from '#contract/stock/stock-counts.ts'

interface CountRowProps {
  /** Model, variant and colour in words, for who hears the buttons. */
  name: string
  row: CountedRow
  /** What stands; null where nobody counted yet. */
  number: number | null
  /** Undefined for who only reads. */
  onNumber: ((counted: number) => void) | undefined
}

const press =
  'grid size-12 shrink-0 place-items-center rounded-md border border-control bg-surface text-2xl leading-none font-semibold select-none hover:bg-soft disabled:text-muted disabled:opacity-40'

/** One colour of a variant: its number between minus and plus, and how many of them are promised. */
export function CountRow({ name, row, number, onNumber }: CountRowProps) {
  const { colour, paint, setAside } = row
  const [first = 'transparent', second = first] = paint
  return (
    <li className="flex min-h-14 items-center gap-2 border-t border-hairline py-1">
      <span
        aria-hidden="true"
        style={{ background: `linear-gradient(115deg, ${first} 62%, ${second} 62%)` }}
        className="size-5 shrink-0 rounded-full border border-control"
      />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block wrap-anywhere">{colour || 'Any colour'}</span>
        {setAside > 0 ? <span className="block text-sm text-muted">{setAside} set aside</span> : null}
      </span>
      {onNumber ? (
        <>
          <button
            type="button"
            aria-label={`One ${name} less`}
            disabled={!number}
            onClick={() => onNumber((number ?? 0) - 1)}
            className={press}
          >
            −
          </button>
          <input
            aria-label={`How many ${name}`}
            inputMode="numeric"
            value={number ?? ''}
            placeholder="–"
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => {
              const typed = currentTarget.value.replace(/\D/g, '')
              onNumber(Number(typed))
            }}
            className="figures size-12 shrink-0 rounded-md border border-transparent text-center text-xl font-semibold hover:border-control"
          />
          <button
            type="button"
            aria-label={`One ${name} more`}
            onClick={() => onNumber((number ?? 0) + 1)}
            className={press}
          >
            +
          </button>
        </>
      ) : (
        <span className="figures text-xl font-semibold">{number ?? '–'}</span>
      )}
    </li>
  )
}
