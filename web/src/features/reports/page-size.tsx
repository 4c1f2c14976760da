import type { FormEvent } from 'react'
import { latinDigits } from '#contract/wire/phone-number.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import { classNames } from '#web/ui/class-names.ts'

/** How many rows a page may have. */
export const pageSizes = [10, 25, 50, 100] as const

const control = 'figures min-h-11 rounded-md border border-control bg-surface px-2 text-sm md:min-h-9'

interface PageSizeProps {
  size: number
  onSize: (size: number) => void
}

/** Chooses how many rows a page has. */
export function PageSize({ size, onSize }: PageSizeProps) {
  return (
    <label className="flex items-center gap-2 text-sm text-muted">
      Rows on a page
      <select
        value={size}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
        className={classNames(control, 'text-content')}
      >
        {pageSizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}

interface PageJumpProps {
  page: number
  totalPages: number
  onPage: (page: number) => void
}

/** Goes to any page by its number; a number past the end leads to the last page. */
export function PageJump({ page, totalPages, onPage }: PageJumpProps) {
  function jump(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = Number(latinDigits(String(new FormData(event.currentTarget).get('page'))))
    if (Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(wanted, totalPages))
  }

  return (
    <form onSubmit={jump} noValidate className="flex items-center gap-2 text-sm text-muted">
      <label className="flex items-center gap-2">
        Go to page
        <input
          key={page}
          name="page"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={page}
          className={classNames(control, 'w-14 text-center text-content')}
        />
      </label>
      <span className="figures">of {groupLakhs(totalPages)}</span>
      <button type="submit" className={classNames(control, 'font-semibold text-content hover:bg-soft')}>
        Go
      </button>
    </form>
  )
}
