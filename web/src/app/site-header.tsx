import { dealership } from '#web/features/dealership/dealership.ts'
import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { Header } from '#web/features/navigation/header.tsx'
import { siteMenu } from '#web/features/navigation/menu.ts'

const { name, phones, emails, openingHours, outlets } = dealership
const menu = siteMenu(outlets)

export function SiteHeader() {
  return (
    <Header
      homeLabel={`${name}, home`}
      logo={<Wordmark label={name} className="h-9 w-auto lg:h-8 xl:h-10" />}
      menu={menu}
      phones={[phones.sales, phones.service]}
      email={emails.sales}
      openingHours={openingHours[0]}
    />
  )
}
