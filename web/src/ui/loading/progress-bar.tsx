interface ProgressBarProps {
  /** The action in progress. */
  label: string
  /** The finished share, 0 to 1. */
  share: number
}

/** A progress bar with its percentage beside it. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2.5 flex-1 overflow-hidden rounded-sm bg-hairline"
      >
        <div
          style={{ transform: `scaleX(${percent / 100})` }}
          className="h-full origin-left bg-content transition-transform"
        />
      </div>
      <span className="figures w-12 text-right text-sm text-muted" aria-hidden="true">
        {percent}%
      </span>
    </div>
  )
}
