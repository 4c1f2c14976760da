import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ClockIcon, PhoneIcon } from '#web/ui/icon/contact.tsx'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { FileIcon, ShieldIcon, WrenchIcon } from '#web/ui/icon/service.tsx'
import { CheckIcon } from '#web/ui/icon/sign.tsx'

interface Service {
  title: string
  text: string
  action: string
  to: string
  icon: ReactNode
}

const services: readonly Service[] = [
  {
    title: t`Book for service`,
    text: t`Free and paid services at any of our workshops. Pick a day, and we agree on the time with you.`,
    action: t`Book a service`,
    to: paths.serviceBooking,
    icon: <WrenchIcon />,
  },
  {
    title: t`AMC`,
    text: t`One year of maintenance at one price.`,
    action: t`See what it covers`,
    to: paths.amc,
    icon: <FileIcon />,
  },
  {
    title: t`Extended warranty`,
    text: t`More years on top of the standard ones, for scooters and motorcycles.`,
    action: t`Compare the plans`,
    to: paths.extendedWarranty,
    icon: <ShieldIcon />,
  },
  {
    title: t`Extended warranty plus`,
    text: t`Longer cover that can be renewed: what it covers, and for how long.`,
    action: t`See the benefits`,
    to: paths.extendedWarrantyPlus,
    icon: <CheckIcon />,
  },
  {
    title: t`Ask the workshop`,
    text: t`A noise, a lamp, what a repair may cost: a mechanic reads your question before you come.`,
    action: t`Ask a question`,
    to: paths.serviceEnquiry,
    icon: <PhoneIcon />,
  },
  {
    title: t`Spare parts`,
    text: t`Genuine parts and accessories by name or number: in stock or not, the price, and the day it comes.`,
    action: t`Ask for a part`,
    to: paths.spareParts,
    icon: <WrenchIcon />,
  },
  {
    title: t`Your two-wheeler`,
    text: t`Which warranty is still valid, when the next service is due, and whether a contract fits. Nothing leaves your device.`,
    action: t`Check its dates`,
    to: paths.owners,
    icon: <ClockIcon />,
  },
]

/** The services of the workshop, and pages where owners look facts up themselves. */
export function ServiceCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {services.map(({ title, text, action, to, icon }) => (
        <li key={to} className="flex sm:last:odd:col-span-2">
          <Link
            to={to}
            className="group flex flex-1 flex-col gap-3 rounded-lg border border-hairline p-6 transition-[border-color,transform] hover:-translate-y-0.5 hover:border-content md:p-8"
          >
            <span className="grid size-12 place-items-center rounded-full bg-soft [&>svg]:size-6">
              {icon}
            </span>
            <h2 className="mt-2 text-xl font-bold">{title}</h2>
            <p className="text-muted text-pretty">{text}</p>
            <span className="mt-auto inline-flex items-center gap-2 pt-2 font-semibold">
              {action}
              <ArrowRightIcon className="transition-transform group-hover:translate-x-0.5" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
