import { ofSingleOutlets, roleRefusal, type StaffRole } from '#contract/people/staff-roles.ts'
import type { StaffAccount } from '#contract/session/session.ts'
import { Screen } from '#web/ui/layout/screen.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'

interface RefusedScreenProps {
  title: string
  account: StaffAccount
  /** Whom the screen is for. */
  roles: readonly StaffRole[]
}

/** Stands where a screen is not for this account, such as behind a colleague's link. */
export function RefusedScreen({ title, account, roles }: RefusedScreenProps) {
  return (
    <Screen title={title}>
      <EmptyState title="Not for your account">
        {roles.includes(account.role) ? ofSingleOutlets : roleRefusal(roles)}
      </EmptyState>
    </Screen>
  )
}
