import { ofSingleOutlets, roleRefusal, type StaffRole } from '#contract/people/staff-roles.ts'
import type { StaffAccount } from '#contract/session/session.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'

interface RefusedScreenProps {
  title: string
  account: StaffAccount
  /** The roles that may open the screen. */
  roles: readonly StaffRole[]
}

/**
 * Stands in the place of a screen that this account may not open, for example after a press on a colleague's
 * link.
 */
export function RefusedScreen({ title, account, roles }: RefusedScreenProps) {
  return (
    <Screen title={title}>
      <EmptyState title="Not for your account">
        {roles.includes(account.role) ? ofSingleOutlets : roleRefusal(roles)}
      </EmptyState>
    </Screen>
  )
}
