import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MenuIcon } from '#web/ui/icon.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Toaster } from '#web/ui/toast.tsx'
import { Sidebar } from './sidebar.tsx'
import { UserMenu } from './user-menu.tsx'

interface AdminShellProps {
  /** The screen that is shown; the sidebar marks it. */
  selected: string
  provider: { name: string; url: string }
  onSignOut: () => void
  children: ReactNode
}

/**
 * The frame of every back-office screen. The sidebar is whole from 1024 px on, folded to its initials under it
 * unless opened, and away behind the toggle under 768 px; a press outside closes what lies above the screen.
 */
export function AdminShell({ selected, provider, onSignOut, children }: AdminShellProps) {
  const [isOpen, setOpen] = useState<boolean>()
  const sidebar = useRef<HTMLDivElement>(null)

  // Choosing a screen closes the sidebar that lay above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is what the effect follows
  useEffect(() => {
    if (matchMedia('(width < 768px)').matches) setOpen(false)
  }, [selected])

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      const isNarrow = matchMedia('(width < 1024px)').matches
      if (isNarrow && !sidebar.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function toggle() {
    setOpen((before) => !(before ?? matchMedia('(width >= 1024px)').matches))
  }

  return (
    <div className="flex min-h-dvh flex-col bg-soft">
      <SkipLink />
      <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-hairline bg-surface px-3">
        <button
          type="button"
          onClick={toggle}
          aria-expanded={isOpen ?? undefined}
          aria-controls="admin-menu"
          className="grid size-11 place-items-center rounded-md hover:bg-soft"
        >
          <MenuIcon />
          <span className="sr-only">Menu</span>
        </button>
        <p className="display text-lg">Admin Panel</p>
        <UserMenu onSignOut={onSignOut} />
      </header>
      <div className="relative flex flex-1">
        <Sidebar ref={sidebar} selected={selected} isOpen={isOpen} onExpand={() => setOpen(true)} />
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="main" tabIndex={-1} className="min-w-0 flex-1 p-4 outline-none md:p-6">
            {children}
          </main>
          <footer className="px-6 py-4 text-sm text-muted">
            Software by{' '}
            <a href={provider.url} className="underline underline-offset-3" target="_blank" rel="noreferrer">
              {provider.name}
            </a>
          </footer>
        </div>
      </div>
      <Toaster />
    </div>
  )
}
