import { AlertIcon } from '#web/ui/icon/sign.tsx'
import type { Mark } from './judge-prices.ts'

const looks = { wrong: 'text-danger', unusual: 'text-warning', same: 'text-muted' }

/** A fault of a row, as a sign and words. */
export function MarkWords({ mark: { kind, words } }: { mark: Mark }) {
  return (
    <span className={`flex items-start gap-1.5 text-sm font-medium ${looks[kind]}`}>
      {kind === 'same' ? null : <AlertIcon className="mt-0.5 size-4 shrink-0" />}
      <span>{words}</span>
    </span>
  )
}
