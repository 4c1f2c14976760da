import { useRouteError } from 'react-router-dom'
import { t } from '#contract/language.ts'
import { paths } from '#web/lib/paths.ts'
import { isCodeAway, isCodeGone, renewedWords } from '#web/lib/renewed-site.ts'
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx'

/** Shown instead of a page whose code throws, is no longer there or cannot be fetched: an explanation and two links. */
export function ErrorPage() {
  const [title, words, heading = title] = explained(useRouteError())
  return (
    <section className="shell flex flex-col items-start gap-5 py-20">
      <title>{title}</title>
      <h1 className="display text-3xl">{heading}</h1>
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

function explained(error: unknown): [title: string, words: string, heading?: string] {
  if (isCodeGone(error)) return [t`This site was renewed`, renewedWords]
  if (isCodeAway(error)) return [t`There is no connection to the server.`, '']
  return [
    t`Something went wrong`,
    t`It is our fault. Loading the page again usually helps; if not, please call us.`,
    t`This page ran into a problem`,
  ]
}
