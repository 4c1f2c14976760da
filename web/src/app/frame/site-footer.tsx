import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { Footer } from '#web/features/navigation/footer.tsx'
import { LanguageLinks } from '#web/features/navigation/language-switch.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { phoneLines } from '#web/lib/phone.ts'

export { Languages } from '#web/features/navigation/language-switch.tsx'

export function SiteFooter() {
  const { phones, emails, ...facts } = useDealership()
  return (
    <Footer
      {...facts}
      languages={<LanguageLinks className="flex flex-wrap gap-x-5" />}
      logo={<Wordmark onDark className="h-11 max-w-full self-start" />}
      phones={phoneLines(phones)}
      email={emails.customerCare}
    />
  )
}
