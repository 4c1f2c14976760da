import { configure } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { StaffAccount } from '#contract/session.ts'
// Loaded before the first test begins to wait for what a lazy route shows.
import '#web/routes/admin/dashboard-page.tsx'
import '#web/routes/admin/login-page.tsx'
import { renderRoute } from './render-route.tsx'

// A whole screen on a busy machine takes longer than the second that is given otherwise.
configure({ asyncUtilTimeout: 4000 })

/** Opens a screen of the back office as somebody who signed in here, by what stands behind `?page=`. */
export function openStaffScreen(page: string): { user: UserEvent; path: () => string } {
  localStorage.setItem('adminToken', 'a mark')
  localStorage.setItem('adminUserId', 'asha')
  return renderRoute(`/admin/dashboard?page=${page}`)
}

export function anAccount(given: Partial<StaffAccount> = {}): StaffAccount {
  return {
    user_id: 'asha',
    user_name: 'Asha Patnaik',
    mobile_no: '5550101010',
    email: 'asha@dealer.example',
    city: 'Cuttack',
    created_date: '2026-01-05',
    expire_date: '2027-01-05',
    Status: 'active',
    ...given,
  }
}
