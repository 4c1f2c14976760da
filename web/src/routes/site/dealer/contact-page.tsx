import { Suspense } from 'react'
import { t } from '#contract/wire/language.ts'
import { ContactDetails } from '#web/features/contact/contact-details.tsx'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { paths } from '#web/lib/address/paths.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { mapsLink } from '#web/lib/maps.ts'
import { phoneLines } from '#web/lib/phone.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormCard } from '#web/ui/form/send/form-card.tsx'
import { Split } from '#web/ui/layout/split.tsx'
import { late } from '#web/ui/loading/late.tsx'

// Below the first screen: the prerendered markup of the map stays until its code has come.
const EmbeddedMap = late(() => import('#web/ui/media/embedded-map.tsx'), 'EmbeddedMap')

const waysToAsk = [
  { to: paths.salesEnquiry, words: t`Ask the showroom` },
  { to: paths.serviceEnquiry, words: t`Ask the workshop` },
  { to: paths.spareParts, words: t`Ask for a part` },
  { to: paths.review, words: t`Write a review` },
]

export function Component() {
  const callBack = useCallBack('sendContactRequest')
  const { name, city, address, openingHours, phones, emails, mapEmbedUrl } = useDealership()
  const place = [name, ...address].join(', ')
  return (
    <PageFrame
      path={paths.contact}
      title={t`Contact: phone, e-mail and address in ${city}`}
      description={t`Call sales, service or customer care of ${name}, write to us, or visit us in ${city}.`}
      heading={t`Contact us`}
      crumb={t`Contact`}
      above={[{ label: t`About us`, to: paths.aboutUs }]}
      intro={t`Call the line you need, write to us, or visit us.`}
    >
      <Split
        beside={
          <FormCard title={t`Write to us`} intro={callBack}>
            <ContactForm place="page" />
          </FormCard>
        }
      >
        <ContactDetails
          name={name}
          address={address}
          openingHours={openingHours}
          phones={phoneLines(phones)}
          emails={[
            { label: t`Sales`, address: emails.sales },
            { label: t`Service`, address: emails.service },
            { label: t`Customer care`, address: emails.customerCare },
          ].filter(({ address }, at, all) => all.findIndex((one) => one.address === address) === at)}
        />
        <nav aria-label={t`Other ways to ask`} className="mt-8 flex flex-wrap gap-3">
          {waysToAsk.map(({ to, words }) => (
            <ButtonLink key={to} to={to}>
              {words}
            </ButtonLink>
          ))}
        </nav>
      </Split>
      {mapEmbedUrl ? (
        <Suspense fallback={<div className="mt-12 h-96" />}>
          <EmbeddedMap
            src={mapEmbedUrl}
            title={t`Map of ${place}`}
            link={mapsLink(place)}
            className="mt-12 h-96"
          />
        </Suspense>
      ) : null}
    </PageFrame>
  )
}
