import { dealership } from '#web/features/dealership/dealership.ts'
import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { Footer } from '#web/features/navigation/footer.tsx'

const { name, since, address, phones, emails, openingHours, socialLinks, siteBuilder } = dealership

export function SiteFooter() {
  return (
    <Footer
      logo={<Wordmark label={name} className="h-11 w-auto self-start" />}
      name={name}
      since={since}
      address={address}
      phones={Object.values(phones)}
      email={emails.customerCare}
      openingHours={openingHours}
      socialLinks={socialLinks}
      siteBuilder={siteBuilder}
    />
  )
}
