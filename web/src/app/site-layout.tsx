import { Outlet } from 'react-router-dom'
import { ChatWidget } from '#web/features/contact/chat-widget.tsx'
import { dealership } from '#web/features/dealership/dealership.ts'
import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { BottomBar } from '#web/features/navigation/bottom-bar.tsx'
import { Footer } from '#web/features/navigation/footer.tsx'
import { Header } from '#web/features/navigation/header.tsx'
import { siteMenu } from '#web/features/navigation/menu.ts'
import { Waiting } from '#web/features/outbox/waiting.tsx'
import { SocialSidebar } from '#web/features/social/social-sidebar.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Toaster } from '#web/ui/toast.tsx'

const menu = siteMenu(dealership.outlets)
const { name, since, address, phones, emails, openingHours, socialLinks, siteBuilder, whatsApp } = dealership

/** The frame of every public page. */
export function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom,0px))]">
      <SkipLink />
      <Header
        homeLabel={`${name}, home`}
        logo={<Wordmark label={name} className="h-9 w-auto lg:h-8 xl:h-10" />}
        menu={menu}
        phones={[phones.sales, phones.service]}
        email={emails.sales}
        openingHours={openingHours[0]}
      />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
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
      <SocialSidebar links={socialLinks} />
      <Waiting />
      <ChatWidget />
      <BottomBar phone={phones.sales.number} whatsApp={whatsApp} />
      <Toaster />
    </div>
  )
}
