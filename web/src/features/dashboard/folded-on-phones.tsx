import { type ReactNode, useState } from 'react'
import { useMediaQuery } from '#web/lib/device/media-query.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'

/** Parts that a phone shows on a press; they ask for nothing before that. */
export function FoldedOnPhones({ title, children }: { title: string; children: ReactNode }) {
  const isPhone = useMediaQuery('(width < 48rem)')
  const [wasOpened, setOpened] = useState(false)
  if (!isPhone) return <div className="grid min-w-0 gap-8">{children}</div>
  return (
    <details className="group min-w-0" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-12 list-none items-center justify-between rounded-lg border border-hairline bg-surface px-4 text-lg font-semibold">
        {title}
        <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-5 grid min-w-0 gap-8">{wasOpened ? children : null}</div>
    </details>
  )
}
