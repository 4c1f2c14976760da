import { useLocation } from 'react-router-dom'
import { ChatWidget } from '#web/features/contact/chat-widget.tsx'
import { dealership } from '#web/features/dealership/dealership.ts'
import { BottomBar } from '#web/features/navigation/bottom-bar.tsx'
import { SocialSidebar } from '#web/features/social/social-sidebar.tsx'
import { usePageSubject } from './page-subject.ts'

const { phones, socialLinks, whatsApp } = dealership

/** What stays within reach on every page: the social links, the chat, and on phones the bar below. */
export function SiteReach() {
  const { pathname, search } = useLocation()
  return (
    <>
      <SocialSidebar links={socialLinks} />
      <ChatWidget />
      <Bar key={pathname + new URLSearchParams(search).get('bikeName')} />
    </>
  )
}

function Bar() {
  const { phone = phones.sales.number, question, ride } = usePageSubject()
  return <BottomBar phone={phone} whatsApp={whatsApp} question={question} ride={ride} />
}
