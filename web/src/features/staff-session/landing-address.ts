import { staffRoutes } from '#contract/generated/staff-routes.ts'
import { paths } from '#web/lib/address/paths.ts'
import { callRoute } from '#web/lib/api/api-client.ts'

/** Who answers later than this holds nobody up. */
const patienceMs = 3000

/** The login screen for somebody who came for a screen of the back office, by the query of its address. */
export function loginFor(search: string): string {
  return search ? `${paths.adminLogin}?to=${encodeURIComponent(search)}` : paths.adminLogin
}

/**
 * Where somebody lands who has just signed in: on the screen that they came for, as `to` names it, such as the lead of a mail;
 * else where they want to begin; on the dashboard when that cannot be known.
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
