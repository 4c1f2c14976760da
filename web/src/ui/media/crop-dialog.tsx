import { useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import cropStyles from 'react-image-crop/dist/ReactCrop.css?url'
import type { ImagePart } from '#web/lib/api/shrink-image.ts'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface CropDialogProps {
  /** The purpose of the picture. */
  label: string
  /** The size of the picture in pixels, turned upright. */
  size: { width: number; height: number }
  url: string
  /** What is said of the picture beside how to crop it. */
  note?: string
  /** The needed ratio of width to height; undefined for any ratio. */
  shape: number | undefined
  onCrop: (part: ImagePart) => void
  onClose: () => void
}

/**
 * A dialog to choose the part of a picture that is shown: a frame of the needed shape, which is moved and
 * resized by pointer or keys.
 */
export function CropDialog({ label, size, url, note, shape, onCrop, onClose }: CropDialogProps) {
  // The frame and its corners are dragged, which scrolling would disturb: the picture takes the room that
  // title, words and buttons leave in the window, and the words go where there is little room.
  const isShort = useMediaQuery('(height < 32rem)')
  const isPhone = useMediaQuery('(width < 48rem)')
  const [crop, setCrop] = useState<PercentCrop>(() => largest(size, shape))
  return (
    <Dialog
      open
      size="large"
      title={`Which part? ${label}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() =>
              onCrop({
                x: crop.x / 100,
                y: crop.y / 100,
                width: crop.width / 100,
                height: crop.height / 100,
              })
            }
          >
            Use this part
          </Button>
        </>
      }
    >
      {/* A stylesheet of its own, so that no public page loads these rules. */}
      <link rel="stylesheet" href={cropStyles} precedence="default" />
      <p className={isShort ? 'sr-only' : 'mb-4 text-muted'}>
        Drag the frame or its corners, or press Tab to reach it and move it with the arrow keys. What lies
        outside of it is left away.
      </p>
      {note ? <p className="mb-4">{note}</p> : null}
      <div className="grid place-items-center">
        <ReactCrop
          crop={crop}
          {...(shape && { aspect: shape })}
          keepSelection
          style={{ maxHeight: `calc(92dvh - ${(isShort ? 12 : isPhone ? 24 : 18) + (note ? 3 : 0)}rem)` }}
          ruleOfThirds
          minWidth={40}
          onChange={(_pixels, percent) => setCrop(percent)}
          ariaLabels={{
            cropArea: 'The part that is shown. The arrow keys move it.',
            nwDragHandle: 'Corner at the top left. The arrow keys move it.',
            nDragHandle: 'Upper edge. The arrow keys move it.',
            neDragHandle: 'Corner at the top right. The arrow keys move it.',
            eDragHandle: 'Right edge. The arrow keys move it.',
            seDragHandle: 'Corner at the bottom right. The arrow keys move it.',
            sDragHandle: 'Lower edge. The arrow keys move it.',
            swDragHandle: 'Corner at the bottom left. The arrow keys move it.',
            wDragHandle: 'Left edge. The arrow keys move it.',
          }}
        >
          <img
            src={url}
            alt={`All of the picture: ${label}`}
            {...size}
            className="h-auto w-auto max-w-full"
          />
        </ReactCrop>
      </div>
    </Dialog>
  )
}

/** The largest part of the given shape, in the middle of the picture. */
function largest({ width, height }: { width: number; height: number }, shape = width / height): PercentCrop {
  const isWide = width / height > shape
  const side = isWide ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const)
  return centerCrop(makeAspectCrop(side, shape, width, height), width, height)
}
