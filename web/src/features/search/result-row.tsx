import { memo } from 'react'
import { Link } from 'react-router-dom'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowRightIcon } from '#web/ui/icon/direction.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import type { Entry } from './entry.ts'

interface ResultRowProps {
  id: string
  entry: Entry
  isActive: boolean
  onPoint: (id: string) => void
  onChoose: (entry: Entry) => void
}

function Row({ id, entry, isActive, onPoint, onChoose }: ResultRowProps) {
  const { kind, title, line, to, image, price, isFrom } = entry
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      onPointerMove={() => {
        if (!isActive) onPoint(entry.id)
      }}
      onClick={() => onChoose(entry)}
      className={classNames(
        'flex min-h-16 flex-wrap items-center gap-3 rounded-md px-3 py-1.5',
        isActive && 'bg-soft',
      )}
    >
      <span className="grid h-12 w-16 shrink-0 place-items-center overflow-hidden rounded-sm text-muted">
        {image ? (
          <Picture
            src={image}
            alt=""
            width={64}
            height={48}
            sizes="64px"
            className="h-12 w-16 object-contain"
          />
        ) : kind === 'outlet' ? (
          <PinIcon />
        ) : (
          <ArrowRightIcon />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-semibold">{title}</span>
        <span className="line-clamp-2 text-sm leading-snug text-pretty text-muted">{line}</span>
      </span>
      {price === undefined ? null : (
        <span className="shrink-0 text-right">
          <span className="block">
            {isFrom ? <span className="text-xs text-muted">{t`from`} </span> : null}
            <span className="figures font-semibold">{formatRupees(price)}</span>
          </span>
          {kind === 'accessory' ? null : <span className="block text-xs text-muted">{t`ex-showroom`}</span>}
        </span>
      )}
    </Link>
  )
}

/**
 * One hit with picture and price. A hit that stays in the list while somebody types is not drawn again: its
 * functions are the same at every drawing.
 */
export const ResultRow = memo(
  Row,
  (before, after) =>
    before.entry === after.entry && before.isActive === after.isActive && before.id === after.id,
)
