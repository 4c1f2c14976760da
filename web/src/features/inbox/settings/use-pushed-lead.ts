import { useEffect, useEffectEvent } from 'react'
import { notify } from '#web/ui/overlay/toast.tsx'

/** How long the message stays, in milliseconds: long enough to end a sentence before looking up. */
const shownForMs = 20_000

/**
 * Opens the lead whose notification was pressed while the inbox is open and nothing else is open (`isFree`);
 * otherwise a message offers the lead, because somebody may be in the middle of a form.
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
