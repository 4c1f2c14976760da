import { useLocation } from 'react-router-dom'
import { ChatWidget } from '#web/features/contact/chat-widget.tsx'
import { BottomBar } from '#web/features/navigation/bottom-bar.tsx'
import { SocialSidebar } from '#web/features/social/social-sidebar.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { usePageSubject } from './page-subject.ts'

/** What stays within reach on every page: the social links, the chat, and on phones the bar below. */
export function SiteReach() {
  const { socialLinks } = useDealership()
  const { pathname, search } = useLocation()
  return (
    <>
      {socialLinks.length > 0 ? <SocialSidebar links={socialLinks} /> : null}
      <ChatWidget />
      <Bar key={pathname + new URLSearchParams(search).get('bikeName')} />
    </>
  )
}

function Bar() {
  const { phones, whatsApp } = useDealership()
  const { phone = phones.sales.number, question, ride } = usePageSubject()
  return <BottomBar phone={phone} whatsApp={whatsApp} question={question} ride={ride} />
}
