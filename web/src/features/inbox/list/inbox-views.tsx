import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { PreferencesChange } from '#contract/people/preferences.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { saveFailureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { canBeNotified } from '#web/lib/device/push-device.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { TrashIcon } from '#web/ui/icon/act.tsx'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { MutedKinds } from '../settings/muted-kinds.tsx'
import { NotifySwitch } from '../settings/notify-switch.tsx'

interface InboxViewsProps {
  search: string
  /** The role of the signed-in account; undefined while the account is on its way. */
  role: StaffRole | undefined
}

/**
 * The saved filters of the signed-in staff member, the screen after signing in, and the leads of which the
 * device tells.
 */
export function InboxViews({ search, role }: InboxViewsProps) {
  const preferences = useLoaded('preferences', (signal) => callApi('getPreferences', {}, { signal }))
  const [error, setError] = useState<string>()
  const [wasOpened, setOpened] = useState(false)
  const { views = [], landsOn = 'dashboard', mutedKinds = [] } = preferences.value ?? {}

  async function save(change: PreferencesChange): Promise<boolean> {
    try {
      const saved = await callApi('savePreferences', { body: change })
      preferences.replace(() => saved)
      return true
    } catch (failure) {
      notify.error(saveFailureWords(failure))
      return false
    }
  }

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    setError(name ? undefined : 'Please enter a name.')
    if (!name) return
    const others = views.filter((view) => view.name !== name)
    if (await save({ views: [...others, { name, query: queryOf(search) }] })) form.reset()
  }

  return (
    <details className="group md:relative" onToggle={() => setOpened(true)}>
      <summary className={`${buttonClasses({ size: 'small', variant: 'quiet' })} list-none max-md:px-2`}>
        Views
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-10 mt-1 grid gap-3 md:w-72 rounded-md border border-hairline bg-surface p-3 shadow-soft max-md:left-0">
        {views.length === 0 ? (
          <p className="text-sm text-muted">Set tab and filters, then save them here under a name.</p>
        ) : (
          <ul className="grid">
            {views.map((view) => (
              <li key={view.name} className="flex items-center">
                <Link
                  to={`?page=inbox&${view.query}`}
                  className="min-h-11 flex-1 content-center truncate rounded-sm px-2 font-semibold hover:bg-soft md:min-h-9"
                >
                  {view.name}
                </Link>
                <button
                  type="button"
                  onClick={() => void save({ views: views.filter((one) => one !== view) })}
                  className="grid size-11 place-items-center rounded-sm text-muted hover:bg-soft hover:text-danger md:size-9"
                >
                  <TrashIcon className="size-4" />
                  <span className="sr-only">Remove {view.name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={(event) => void keep(event)} noValidate className="grid gap-2">
          <Input label="Name of this view" name="name" maxLength={40} autoComplete="off" error={error} />
          <Button type="submit" size="small" disabled={views.length >= 30}>
            Save this view
          </Button>
        </form>
        <label className="flex min-h-11 items-center gap-2 border-t border-hairline pt-2 text-sm md:min-h-9">
          <input
            type="checkbox"
            checked={landsOn === 'inbox'}
            onChange={(event) => void save({ landsOn: event.currentTarget.checked ? 'inbox' : 'dashboard' })}
            className="size-5 accent-content"
          />
          Open the inbox after signing in
        </label>
        {wasOpened && canBeNotified() ? (
          <NotifySwitch>
            <MutedKinds role={role} muted={mutedKinds} onMute={(kinds) => void save({ mutedKinds: kinds })} />
          </NotifySwitch>
        ) : null}
      </div>
    </details>
  )
}

/** The part of an address that a view keeps: no screen, no page and no open lead. */
function queryOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['page', 'p', 'lead']) params.delete(name)
  return params.toString()
}
