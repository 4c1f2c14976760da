import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ModelsLink } from '#web/shop/models-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Shown for an address without a page. */
export function Component() {
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
        <ModelsLink variant="primary" />
        <ButtonLink to={paths.home}>{t`Go to the home page`}</ButtonLink>
      </div>
    </section>
  )
}
