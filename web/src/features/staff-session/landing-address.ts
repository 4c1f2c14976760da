import { staffRoutes } from '#contract/staff-routes.ts'
import { callRoute } from '#web/lib/api-client.ts'
import { paths } from '#web/lib/paths.ts'

/** Who answers later than this holds nobody up. */
const patienceMs = 3000

/** Where somebody who has just signed in wants to land; the dashboard when that cannot be known. */
export async function landingAddress(): Promise<string> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const preferences = (await callRoute(staffRoutes.getPreferences, {}, { signal })) as { landsOn?: unknown }
    return preferences.landsOn === 'inbox' ? `${paths.adminDashboard}?page=inbox` : paths.adminDashboard
  } catch {
    return paths.adminDashboard
  }
}
