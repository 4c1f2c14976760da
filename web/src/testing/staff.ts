import type { UserEvent } from '@testing-library/user-event'
// Loaded before the first test begins, whose wait for a lazy route would otherwise include loading the code.
import '#web/routes/admin/dashboard-page.tsx'
import '#web/routes/admin/login-page.tsx'
import { renderRoute } from './render-route.tsx'

/** Opens a screen of the back office as a signed-in staff member; `page` is the value of `?page=`. */
export function openStaffScreen(page: string): { user: UserEvent; path: () => string } {
  localStorage.setItem('adminToken', 'a mark')
  localStorage.setItem('adminUserId', 'asha')
  return renderRoute(`/admin/dashboard?page=${page}`)
}
