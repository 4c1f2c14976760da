import { ChatWidget } from '#web/features/contact/chat-widget.tsx'
import { dealership } from '#web/features/dealership/dealership.ts'
import { BottomBar } from '#web/features/navigation/bottom-bar.tsx'
import { SocialSidebar } from '#web/features/social/social-sidebar.tsx'

const { phones, socialLinks, whatsApp } = dealership

/** What stays within reach on every page: the social links, the chat, and on phones the bar below. */
export function SiteReach() {
  return (
    <>
      <SocialSidebar links={socialLinks} />
      <ChatWidget />
      <BottomBar phone={phones.sales.number} whatsApp={whatsApp} />
    </>
  )
}
