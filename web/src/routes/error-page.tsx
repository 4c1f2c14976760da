import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { isCodeGone, isCodeMissing, renewedWords } from '#web/lib/api/renewed-site.ts'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'

/**
 * Shown instead of a page whose code throws, is gone from the server or cannot be fetched: an explanation and
 * two links.
 */
export function ErrorPage() {
  const error = useRouteError()
  const isGone = useCodeGone(error)
  const title = t`Something went wrong`
  const words = isCodeMissing(error)
    ? isGone !== undefined && (isGone ? renewedWords : t`There is no connection to the server.`)
    : t`It is our fault. Loading the page again usually helps; if not, please call us.`
  return (
    <section className="shell flex flex-col items-start gap-5 py-20">
      <title>{title}</title>
      <h1 className="display text-3xl">{title}</h1>
      <p className="max-w-[56ch] text-muted">{words}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClasses({ variant: 'primary' })}
          onClick={() => location.reload()}
        >
          {t`Load the page again`}
        </button>
        <ButtonLink to={paths.home}>{t`Go to the home page`}</ButtonLink>
      </div>
    </section>
  )
}

/** Whether the page's code is gone from the server; undefined while the server is asked. */
function useCodeGone(error: unknown): boolean | undefined {
  const [isGone, setGone] = useState<boolean>()
  useEffect(() => {
    void isCodeGone(error).then(setGone)
  }, [error])
  return isGone
}
