import { useNavigate } from 'react-router-dom'
import { paths } from '#web/lib/address/paths.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { showBadge } from '#web/lib/device/app-badge.ts'
import { closeDevice } from '#web/lib/device/push-device.ts'
import { noteDueSignOut } from './due-sign-out.ts'
import { dropStaffToken } from './staff-token.ts'

/**
 * Ends the session and goes to the login screen, also when the server cannot be reached: then the login
 * screen says that the session is still open there, and ends it later. The device no longer tells of new
 * leads.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      await callApi('logout')
    } catch (error) {
      console.warn('Signing out could not reach the server.', error)
      noteDueSignOut()
    }
    dropStaffToken()
    showBadge(0)
    void closeDevice().catch(() => undefined)
    await navigate(paths.adminLogin)
  }
}
