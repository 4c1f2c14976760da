import { Suspense, useEffect, useEffectEvent } from 'react'
import { late } from '#web/ui/loading/late.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import type { StaffScreen } from './staff-screens.ts'

function Missing() {
  useEffect(() => {
    notify.error('The list of screens could not be loaded. Please check your connection.')
  }, [])
  return null
}

const FindDialog = late(() => import('./find-dialog.tsx'), 'FindDialog', { whenMissing: <Missing /> })

interface FindScreenProps {
  /** The screens that the account may open. */
  screens: readonly StaffScreen[]
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** Called when a screen was chosen, before it is shown. */
  onChoose: () => void
}

/** "Find a screen", which Ctrl K and Cmd K open from everywhere in the back office. */
export function FindScreen({ screens, isOpen, onOpen, onClose, onChoose }: FindScreenProps) {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isAsked || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return isOpen ? (
    <Suspense>
      <FindDialog screens={screens} onClose={onClose} onChoose={onChoose} />
    </Suspense>
  ) : null
}
