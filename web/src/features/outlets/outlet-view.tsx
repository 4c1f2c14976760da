import type { Dealer } from '#contract/outlets/dealers.ts'
import { type Department, departments, weekInWords } from '#contract/outlets/outlet-hours.ts'
import { t } from '#contract/wire/language.ts'
import { numberDigits } from '#contract/wire/phone-number.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { telLink } from '#web/lib/phone.ts'
import { OpenLine } from '#web/shop/open-line.tsx'
import { wholeHours } from '#web/shop/whole-hours.ts'
import { ClockIcon, MailIcon, PhoneIcon } from '#web/ui/icon/contact.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'
import { ContactRow } from '#web/ui/layout/contact-row.tsx'
import { EmbeddedMap } from '#web/ui/media/embedded-map.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'
import { ComingHolidays } from './coming-holidays.tsx'
import { OutletPicture } from './outlet-picture.tsx'
import { OutletServices } from './outlet-services.tsx'

interface OutletViewProps {
  dealer: Dealer
  /** The address of customer care, which is the same for all outlets. */
  customerCareEmail: string
}

/** Customer care is toll-free where its number is one of India's toll-free series. */
function careLabel(number: string): string {
  return numberDigits(number).startsWith('1800') ? t`Customer care (toll-free)` : t`Customer care`
}

/** One outlet in full; facts that the outlet lacks are left out. */
export function OutletView({ dealer, customerCareEmail }: OutletViewProps) {
  const phones = [
    { label: t`Sales`, number: dealer.sales_no },
    { label: t`Service`, number: dealer.service_no },
    { label: t`Spare parts`, number: dealer.spare_no },
    { label: careLabel(dealer.customer_no), number: dealer.customer_no },
  ]
  const emails = [
    { label: t`Sales`, address: dealer.email },
    { label: t`Service`, address: dealer.service_email },
    { label: t`Customer care`, address: customerCareEmail },
  ]
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
      <div className="grid content-start gap-7">
        <address className="not-italic">
          <ul>
            <ContactRow icon={<PinIcon />} label={t`Address`} href={mapsLink(dealer)} outside>
              {dealer.address}
            </ContactRow>
            {openTimes(dealer).map(({ label, words, department }) => (
              <ContactRow key={label} icon={<ClockIcon />} label={label}>
                <OpenLine outlet={dealer} department={department} />
                {wholeHours(words)}
              </ContactRow>
            ))}
          </ul>
        </address>
        <ComingHolidays holidays={dealer.holidays} />
        <OutletServices services={dealer.services} />
        <section>
          <h2 className="eyebrow mb-2 text-muted">{t`Call`}</h2>
          <address className="not-italic">
            <ul className="grid sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
              {phones.map(({ label, number }) =>
                number ? (
                  <ContactRow key={label} icon={<PhoneIcon />} label={label} href={telLink(number)}>
                    {number}
                  </ContactRow>
                ) : null,
              )}
            </ul>
          </address>
        </section>
        <section>
          <h2 className="eyebrow mb-2 text-muted">{t`Write`}</h2>
          <address className="not-italic">
            <ul>
              {emails.map(({ label, address }) =>
                address ? (
                  <ContactRow key={label} icon={<MailIcon />} label={label} href={`mailto:${address}`}>
                    <EmailText address={address} />
                  </ContactRow>
                ) : null,
              )}
            </ul>
          </address>
        </section>
      </div>
      {/* On a phone the picture comes first and the map last. */}
      <div className="contents lg:grid lg:content-start lg:gap-4">
        <OutletPicture
          dealer={dealer}
          sizes="(min-width: 1264px) 630px, (min-width: 1024px) 53vw, 100vw"
          eager
          className="aspect-16/9 w-full rounded-lg bg-soft object-cover max-lg:order-first"
        />
        {dealer.location.geolocation && (
          <EmbeddedMap
            src={dealer.location.geolocation}
            title={t`Map of ${dealer.name}, ${dealer.address}`}
            link={mapsLink(dealer)}
            className="min-h-80"
          />
        )}
      </div>
    </div>
  )
}

/** The hours of each department, or the one text about opening where the departments have no hours. */
function openTimes({
  hours,
  open_time,
}: Dealer): { label: string; words: string; department?: Department }[] {
  const times = departments.flatMap(({ id, label }) => {
    const words = weekInWords(hours[id] ?? [])
    return words ? [{ label, words, department: id }] : []
  })
  const [only] = times
  if (!only || times.length === 1)
    return [{ ...only, label: t`Opening time`, words: only?.words ?? open_time }]
  return times.map((time) => ({ ...time, label: openingTimeOf(time.label) }))
}

function openingTimeOf(label: string): string {
  const department = label.toLowerCase()
  return t`Opening time, ${department}`
}
