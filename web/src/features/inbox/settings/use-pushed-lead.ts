import { useEffect, useEffectEvent } from 'react'
import { notify } from '#web/ui/overlay/toast.tsx'

/** Long enough to end a sentence before looking, in milliseconds. */
const shownForMs = 20_000

/**
 * Hears which lead's notification was pressed while the inbox is open: opens it where nothing else is open (`isFree`), and
 * offers it otherwise, because somebody may be in the middle of a form.
 */
export function usePushedLead(isFree: boolean, onOpen: (id: string) => void): void {
  const hear = useEffectEvent(({ data }: MessageEvent) => {
    if (data?.type !== 'LEAD') return
    const id = new URLSearchParams(String(data.path).replace(/^[^?]*/, '')).get('lead')
    if (!id) return
    if (isFree) return onOpen(id)
    notify.success(String(data.title), {
      id: `pushed ${id}`,
      duration: shownForMs,
      action: { label: 'Open', run: () => onOpen(id) },
    })
  })
  useEffect(() => {
    const { serviceWorker } = navigator
    const listen = (event: MessageEvent) => hear(event)
    serviceWorker?.addEventListener('message', listen)
    return () => serviceWorker?.removeEventListener('message', listen)
  }, [])
}
