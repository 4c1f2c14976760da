import { useEffect, useRef, useState } from 'react'
import { paths } from '#web/lib/address/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface PreviewDialogProps {
  id: number
  name: string
  /** True while something typed is not saved, and therefore not shown here. */
  isChanged: boolean
  onClose: () => void
}

const widths = { Phone: 390, Desktop: 1280 } as const
type Device = keyof typeof widths
/** The height of the frame on the screen, in pixels. */
const shownHeight = 'min(70dvh, 52rem)'

/**
 * The real public page of a vehicle, also of one that visitors do not see, as wide as a phone or a desktop.
 */
export function PreviewDialog({ id, name, isChanged, onClose }: PreviewDialogProps) {
  const [device, setDevice] = useState<Device>('Phone')
  const room = useRef<HTMLDivElement>(null)
  const [roomWidth, setRoomWidth] = useState(0)

  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoomWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const width = widths[device]
  const scale = roomWidth > 0 ? Math.min(1, roomWidth / width) : 1
  return (
    <Dialog open onClose={onClose} title={`Preview of ${name}`} size="large">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <fieldset className="flex overflow-hidden rounded-md border border-control">
            <legend className="sr-only">How wide</legend>
            {(Object.keys(widths) as Device[]).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={device === one}
                onClick={() => setDevice(one)}
                className={classNames(
                  'min-h-11 px-4 font-semibold',
                  device === one ? 'bg-content text-surface' : 'hover:bg-soft',
                )}
              >
                {one}
              </button>
            ))}
          </fieldset>
          <p className="text-sm text-muted">
            {isChanged
              ? 'This is what is saved. Your changes are not in it yet.'
              : 'Only staff see this. Nothing is sent from it.'}
          </p>
        </div>
        <div
          ref={room}
          className="overflow-hidden rounded-md border border-hairline bg-soft"
          style={{ height: shownHeight }}
        >
          <iframe
            title={`The page of ${name}, ${device.toLowerCase()}`}
            src={`${paths.adminPreview}?vehicle=${id}`}
            className="mx-auto block bg-surface"
            style={{
              width,
              height: `calc(${shownHeight} / ${scale})`,
              transformOrigin: 'top left',
              transform: scale < 1 ? `scale(${scale})` : undefined,
              marginLeft: scale < 1 ? 0 : undefined,
            }}
          />
        </div>
      </div>
    </Dialog>
  )
}
