import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { ChevronRightIcon } from '#web/ui/icon/direction.tsx'

export type Crumb = { label: string; to?: string }

/** The breadcrumbs of this page; the last entry is the page itself and needs no address. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t`Breadcrumb`} className="pt-3 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1 text-muted">
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <li aria-hidden="true">
                <ChevronRightIcon className="size-4" />
              </li>
            )}
            <li>
              {to ? (
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center underline-offset-3 hover:underline md:min-h-8"
                >
                  {label}
                </Link>
              ) : (
                <span
                  aria-current="page"
                  className="inline-flex min-h-11 items-center text-content md:min-h-8"
                >
                  {label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
