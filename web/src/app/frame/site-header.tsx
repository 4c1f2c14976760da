import { Suspense, useMemo } from 'react'
import type { MenuLists } from '#contract/site/site.ts'
import { t } from '#contract/wire/language.ts'
import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { Header } from '#web/features/navigation/header.tsx'
import { siteMenu } from '#web/features/navigation/menu.ts'
import { SearchButton } from '#web/features/search/search-button.tsx'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useResource } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { phoneLines } from '#web/lib/phone.ts'
import { late } from '#web/ui/loading/late.tsx'

// This list is in the footer's file, which every page fetches late anyway.
const Languages = late(() => import('./site-footer.tsx'), 'Languages', { whenMissing: 'stay', waits: true })

/**
 * The lists of the menu until they arrive, or when they cannot be loaded: each model line still has a link to
 * its own page.
 */
const noLists: MenuLists = { models: [], more: {}, outlets: [] }

export function SiteHeader({ lists }: { lists: Loadable<MenuLists> }) {
  const { name, wordmark, wordmarkBelow, phones, emails, openingHours, parts } = useDealership()
  const { value = noLists } = useResource(lists)
  const menu = useMemo(() => siteMenu(value, parts), [value, parts])
  const sign = `${wordmark || name} ${wordmarkBelow}`
  return (
    <Header
      homeLabel={t`${sign}, home`}
      logo={<Wordmark className="h-9 max-w-full lg:h-7 xl:h-10" />}
      search={<SearchButton />}
      languageSwitch={
        <Suspense>
          <Languages folded />
        </Suspense>
      }
      languageLinks={
        <Suspense>
          <Languages />
        </Suspense>
      }
      menu={menu}
      phones={phoneLines({ sales: phones.sales, service: phones.service })}
      email={emails.sales}
      openingHours={openingHours[0]}
    />
  )
}
