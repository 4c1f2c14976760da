import { staffRoutes } from '#contract/generated/staff-routes.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callRoute } from '#web/lib/api/api-client.ts'

/**
 * How long the landing waits for the preferences, in milliseconds: a slower answer must not hold up a staff
 * member.
 */
const patienceMs = 3000

/**
 * The address of the login screen for a staff member who wanted another screen, which the query of its
 * address names.
 */
export function loginFor(search: string): string {
  return search ? `${paths.adminLogin}?to=${encodeURIComponent(search)}` : paths.adminLogin
}

/**
 * The address on which a staff member lands after signing in: the wanted screen that `to` names, such as the
 * lead of a mail; otherwise the screen of the staff member's preferences; the dashboard when these cannot be
 * fetched.
 */
export async function landingAddress(to: string | null): Promise<string> {
  if (to?.startsWith('?')) return paths.adminDashboard + to
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const preferences = (await callRoute(staffRoutes.getPreferences, {}, { signal })) as { landsOn?: unknown }
    return preferences.landsOn === 'inbox' ? `${paths.adminDashboard}?page=inbox` : paths.adminDashboard
  } catch {
    return paths.adminDashboard
  }
}
