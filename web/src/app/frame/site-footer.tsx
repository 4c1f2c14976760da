import { t } from '#contract/wire/language.ts'
import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { Footer } from '#web/features/navigation/footer.tsx'
import { LanguageLinks } from '#web/features/navigation/language-switch.tsx'
import { PriceSwitch } from '#web/features/on-road/price-switch.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { phoneLines } from '#web/lib/phone.ts'

export { Languages } from '#web/features/navigation/language-switch.tsx'

export function SiteFooter() {
  const { phones, emails, ...facts } = useDealership()
  return (
    <>
      <section data-chrome aria-label={t`Which prices are shown`} className="shell py-4">
        <PriceSwitch />
      </section>
      <Footer
        {...facts}
        languages={<LanguageLinks className="flex flex-wrap gap-x-5" />}
        logo={<Wordmark onDark className="h-11 max-w-full self-start" />}
        phones={phoneLines(phones)}
        email={emails.customerCare}
      />
    </>
  )
}
