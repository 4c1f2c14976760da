import { useMemo } from 'react'
import type { MenuLists } from '#contract/site.ts'
import { dealership } from '#web/features/dealership/dealership.ts'
import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { Header } from '#web/features/navigation/header.tsx'
import { siteMenu } from '#web/features/navigation/menu.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { useResource } from '#web/lib/resource.ts'

const { name, phones, emails, openingHours } = dealership
/** Until the lists are there, and when they cannot be had, every line still has its own page. */
const noLists: MenuLists = { models: [], more: {}, outlets: [] }

export function SiteHeader({ lists }: { lists: Loadable<MenuLists> }) {
  const { value = noLists } = useResource(lists)
  const menu = useMemo(() => siteMenu(value), [value])
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
