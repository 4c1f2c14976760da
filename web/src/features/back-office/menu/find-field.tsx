import { SearchIcon } from '#web/ui/icon/sign.tsx'

/**
 * The field above the entries of the menu, which scroll below it; a press opens "Find a screen", where one
 * types.
 */
export function FindField({ onFind }: { onFind: () => void }) {
  return (
    <div className="px-3 py-2">
      <button
        type="button"
        onClick={onFind}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-11 w-full items-center gap-2 rounded-md border border-control px-3 text-left text-muted transition-colors hover:border-content"
      >
        <SearchIcon className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">Find a screen</span>
        <span aria-hidden="true" className="text-xs whitespace-nowrap max-md:hidden">
          Ctrl K
        </span>
      </button>
    </div>
  )
}
