import { categories } from '#contract/catalogue/lines.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { linePaths, paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Shown for an address without a page; leads to all models, and to each line that the dealer has. */
export function Component() {
  const { parts } = useDealership()
  return (
    <section className="shell flex flex-col items-start gap-5 py-20">
      <title>{t`Page not found`}</title>
      <meta name="robots" content="noindex" />
      <p className="display figures text-6xl text-line">404</p>
      <h1 className="display text-3xl">{t`We cannot find this page`}</h1>
      <p className="max-w-[56ch] text-muted">
        {t`The page you asked for does not exist, or has moved. All our models are one step away.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.models} variant="primary">{t`See all models`}</ButtonLink>
        {categories
          .filter((line) => !isOff(parts, line))
          .map((line) => (
            <ButtonLink key={line} to={linePaths[line]}>
              {parts.names[line]}
            </ButtonLink>
          ))}
        <ButtonLink to={paths.home} variant="quiet">{t`Go to the home page`}</ButtonLink>
      </div>
    </section>
  )
}
