import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { roleLabel } from '#contract/people/staff-roles.ts'
import type { StaffAccount } from '#contract/session/session.ts'
import { texts } from '#contract/texts/texts.ts'
import { paths } from '#web/lib/address/paths.ts'
import { formatDay } from '#web/lib/dates.ts'
import { CheckIcon, CloseIcon } from '#web/ui/icon/sign.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { useAccount } from './use-account.tsx'

const rows: readonly { title: string; value: (account: StaffAccount) => ReactNode }[] = [
  { title: 'User ID', value: ({ user_id }) => user_id },
  { title: 'Password', value: () => <Password /> },
  { title: 'User Name', value: ({ user_name }) => user_name },
  { title: 'Mobile Number', value: ({ mobile_no }) => mobile_no || '–' },
  { title: 'Email', value: ({ email }) => email },
  { title: 'City', value: ({ city }) => city || '–' },
  { title: 'Created Date', value: ({ created_date }) => formatDay(created_date) },
  { title: 'Expiry Date', value: ({ expire_date }) => formatDay(expire_date) },
  { title: 'Role', value: ({ role }) => roleLabel(role) },
  { title: 'Status', value: ({ Status }) => <StatusMark isActive={Status === 'active'} /> },
]

/** Manage Accounts: shows the account of the signed-in person. */
export function AccountScreen() {
  const account = useAccount()
  return (
    <Screen title="Manage Accounts">
      <LoadFailure of={account} words={texts.password.loadFailed} />
      <dl className="divide-y divide-hairline rounded-lg border border-hairline bg-surface">
        {rows.map((row) => (
          <div key={row.title} className="grid gap-1 px-5 py-3.5 sm:grid-cols-[14rem_1fr] sm:gap-4">
            <dt className="text-muted">{row.title}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">
              {account.value ? (
                row.value(account.value)
              ) : account.isLoading ? (
                <Skeleton className="h-6 w-40" />
              ) : (
                '–'
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Screen>
  )
}

/**
 * Shows dots for the password, because the server stores only a hash and nobody can read the password back.
 */
function Password() {
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span aria-hidden="true" className="tracking-widest">
        ••••••••
      </span>
      <span className="sr-only">Hidden</span>
      <Link
        to={`${paths.adminDashboard}?page=change-password`}
        className="font-normal underline underline-offset-3"
      >
        Change Password
      </Link>
    </span>
  )
}

function StatusMark({ isActive }: { isActive: boolean }) {
  const Icon = isActive ? CheckIcon : CloseIcon
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 ${isActive ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger'}`}
    >
      <Icon className="size-4" />
      <span>{isActive ? 'Active' : 'Inactive'}</span>
    </span>
  )
}
