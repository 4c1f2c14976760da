import { useRouteError } from 'react-router-dom'
import { t } from '#contract/language.ts'
import { paths } from '#web/lib/paths.ts'
import { isCodeGone, renewedWords } from '#web/lib/renewed-site.ts'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'

/** Shown instead of a page whose code throws, or is no longer there: an explanation and two links. */
export function ErrorPage() {
  const isOld = isCodeGone(useRouteError())
  return (
    <section className="shell flex flex-col items-start gap-5 py-20">
      <title>{isOld ? t`This site was renewed` : t`Something went wrong`}</title>
      <h1 className="display text-3xl">
        {isOld ? t`This site was renewed` : t`This page ran into a problem`}
      </h1>
      <p className="max-w-[56ch] text-muted">
        {isOld
          ? renewedWords
          : t`It is our fault. Loading the page again usually helps; if not, please call us.`}
      </p>
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
