import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { PreferencesChange } from '#contract/people/preferences.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { canBeNotified } from '#web/lib/device/push-device.ts'
import { Button } from '#web/ui/button.tsx'
import { CompactCheckbox } from '#web/ui/form/controls/compact-checkbox.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { TrashIcon } from '#web/ui/icon/act.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { MutedKinds } from '../settings/muted-kinds.tsx'
import { NotifySwitch } from '../settings/notify-switch.tsx'

interface InboxViewsProps {
  search: string
  /** Called when a view is opened. */
  onOpen: () => void
  /** The role of the signed-in account; undefined while the account is on its way. */
  role: StaffRole | undefined
}

/**
 * The saved filters of the signed-in staff member, the screen after signing in, and the leads of which the
 * device tells.
 */
export function InboxViews({ search, role, onOpen }: InboxViewsProps) {
  const preferences = useLoaded('preferences', (signal) => callApi('getPreferences', {}, { signal }))
  const [error, setError] = useState<string>()
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
    <div className="grid gap-3">
      {views.length === 0 ? null : (
        <ul aria-label="Saved views" className="grid">
          {views.map((view) => (
            <li key={view.name} className="flex items-center">
              <Link
                to={`?page=inbox&${view.query}`}
                onClick={onOpen}
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
      <details>
        <summary className="min-h-11 content-center px-2 font-semibold underline underline-offset-3 md:min-h-9">
          Save this view
        </summary>
        <form
          onSubmit={(event) => void keep(event)}
          onChange={() => setError(undefined)}
          noValidate
          className="grid gap-2 px-2"
        >
          <Input label="Name of this view" name="name" maxLength={40} autoComplete="off" error={error} />
          <Button type="submit" size="small" disabled={views.length >= 30}>
            Save
          </Button>
        </form>
      </details>
      <CompactCheckbox
        label="Open the inbox after signing in"
        checked={landsOn === 'inbox'}
        onChange={(event) => void save({ landsOn: event.currentTarget.checked ? 'inbox' : 'dashboard' })}
        className="border-t border-hairline pt-2 md:min-h-9"
      />
      {canBeNotified() ? (
        <NotifySwitch>
          <MutedKinds role={role} muted={mutedKinds} onMute={(kinds) => void save({ mutedKinds: kinds })} />
        </NotifySwitch>
      ) : null}
    </div>
  )
}

/** The part of an address that a view keeps: no screen, no page and no open lead. */
function queryOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['page', 'p', 'lead']) params.delete(name)
  return params.toString()
}
