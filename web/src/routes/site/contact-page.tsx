import { ContactDetails } from '#web/features/contact/contact-details.tsx'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { dealership } from '#web/features/dealership/dealership.ts'
import { callBack } from '#web/lib/call-back.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { paths } from '#web/lib/paths.ts'
import { FormCard } from '#web/ui/form/form-card.tsx'
import { EmbeddedMap } from '#web/ui/media/embedded-map.tsx'
import { Split } from '#web/ui/split.tsx'
import { PageFrame } from './page-frame.tsx'

const { name, city, address, openingHours, phones, emails, mapEmbedUrl } = dealership
const place = `${name}, ${address.join(', ')}`

export function Component() {
  return (
    <PageFrame
      path={paths.contact}
      title={`Contact: phone, e-mail and address in ${city}`}
      description={`Call sales, service or customer care of ${name}, write to us, or find the main showroom in ${city}.`}
      heading="Contact us"
      crumb="Contact"
      above={[{ label: 'About us', to: paths.aboutUs }]}
      intro="Call the line you need, write to us, or visit the main showroom."
    >
      <Split
        beside={
          <FormCard title="Write to us" intro={callBack}>
            <ContactForm place="page" />
          </FormCard>
        }
      >
        <ContactDetails
          name={name}
          address={address}
          openingHours={openingHours}
          phones={Object.values(phones)}
          emails={[
            { label: 'Sales', address: emails.sales },
            { label: 'Service', address: emails.service },
            { label: 'Customer care', address: emails.customerCare },
          ]}
        />
      </Split>
      <EmbeddedMap
        src={mapEmbedUrl}
        title={`Map of ${place}`}
        link={mapsLink(place)}
        className="mt-12 h-96"
      />
    </PageFrame>
  )
}
