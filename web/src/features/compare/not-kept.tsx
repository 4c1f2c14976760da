import type { ReactNode } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { forgetPage } from '#web/lib/address/page-memory.ts'
import { paths } from '#web/lib/address/paths.ts'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/** Says which models this device cannot show without a connection, and which page opens all the same. */
export function notKeptWords(names: string): ReactNode {
  const link = (
    <Link to={paths.models} className="font-semibold underline underline-offset-3">
      {t`See all models`}
    </Link>
  )
  return fillIn(
    t`${names}: not kept on this device, and there is no connection. A model whose page you opened once is compared without one too. {link}`,
    { link },
  )
}

/** Names the models of a comparison that could not be fetched; the other models stay on the page. */
export function NotKept({ names }: { names: readonly string[] }) {
  const { revalidate, state } = useRevalidator()
  const place = useLocation()
  if (names.length === 0) return null

  function tryAgain() {
    // The memory of pages holds this incomplete comparison as if it were whole, so the page is forgotten
    // first.
    forgetPage(place)
    void revalidate()
  }

  return (
    <div className="mb-6 print:hidden">
      <FailureLine
        message={notKeptWords(names.join(', '))}
        onRetry={tryAgain}
        retrying={state === 'loading'}
      />
    </div>
  )
}
