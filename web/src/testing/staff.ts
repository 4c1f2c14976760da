import type { UserEvent } from '@testing-library/user-event'
// Loaded before the first test begins to wait for what a lazy route shows.
import '#web/routes/admin/dashboard-page.tsx'
import '#web/routes/admin/login-page.tsx'
import { renderRoute } from './render-route.tsx'

/** Opens a screen of the back office as somebody who signed in here, by what stands behind `?page=`. */
export function openStaffScreen(page: string): { user: UserEvent; path: () => string } {
  localStorage.setItem('adminToken', 'a mark')
  localStorage.setItem('adminUserId', 'asha')
  return renderRoute(`/admin/dashboard?page=${page}`)
}
