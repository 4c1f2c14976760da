import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useCallBack } from '#web/lib/call-back.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { useModelsWay } from '#web/shop/models-link.tsx'
import { ClockIcon } from '#web/ui/icon/contact.tsx'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { BikeIcon, KeyIcon, WrenchIcon } from '#web/ui/icon/service.tsx'
import { EmbeddedMap } from '#web/ui/media/embedded-map.tsx'
import { ContactForm } from './contact-form.tsx'

interface HomeContactProps {
  /** The address of a map of the main showroom, for an iframe. */
  mapUrl: string
  /** Lines of the showroom's address. */
  address: readonly string[]
  name: string
  /** The id of the main outlet; 0 for none. */
  mainOutlet: number
}

/** The end of the home page: four links, the contact form and the map. */
export function HomeContact({ mapUrl, address, name, mainOutlet }: HomeContactProps) {
  const callBack = useCallBack('sendContactRequest')
  const place = [name, ...address].join(', ')
  return (
    <section aria-labelledby="home-contact" className="bg-soft py-7 md:py-16">
      <div className="shell">
        <h2 id="home-contact" className="display text-2xl md:text-4xl">
          {t`How can we help?`}
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-3 md:mt-8 lg:grid-cols-4 lg:gap-4">
          <Tile to={paths.productEnquiry()} icon={<KeyIcon />} label={t`Test Ride`} />
          <Tile
            to={mainOutlet > 0 ? paths.dealer(mainOutlet) : paths.networks}
            icon={<ClockIcon />}
            label={t`Hours and Directions`}
          />
          <Tile to={paths.serviceBooking} icon={<WrenchIcon />} label={t`Service Appointment`} />
          <Tile to={useModelsWay().to} icon={<BikeIcon />} label={t`Select a Model`} />
        </ul>
        <div className="mt-6 grid gap-6 md:mt-8 lg:grid-cols-2 lg:gap-8">
          <div className="rounded-lg bg-surface p-4 shadow-soft md:p-8">
            <h3 className="text-xl font-bold">{t`Write to us`}</h3>
            <p className="mt-1 mb-5 text-muted">{callBack}</p>
            <ContactForm place="home" />
          </div>
          {mapUrl ? (
            <EmbeddedMap
              src={mapUrl}
              title={t`Map of ${place}`}
              link={mapsLink(place)}
              className="lg:min-h-80"
            />
          ) : null}
        </div>
      </div>
    </section>
  )
}

function Tile({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <li className="flex">
      <Link
        to={to}
        className="group flex min-w-0 flex-1 flex-col items-start justify-between gap-1.5 rounded-lg border border-hairline bg-surface p-3 transition-[border-color,transform] hover:-translate-y-0.5 hover:border-content md:gap-4 md:p-5"
      >
        <span className="grid place-items-center rounded-full [&>svg]:size-6 md:size-11 md:bg-soft">
          {icon}
        </span>
        <span className="flex w-full min-w-0 items-end justify-between gap-2 text-base leading-tight font-bold md:text-lg">
          {label}
          <ArrowRightIcon className="text-muted max-md:hidden transition-transform group-hover:translate-x-0.5" />
        </span>
      </Link>
    </li>
  )
}
