import { t } from '#contract/wire/language.ts'
import { base } from '#web/lib/language.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { isGroup, type MenuEntry } from './menu.ts'

/**
 * The menu for visitors without scripts: the browser itself opens and closes it. For the prerendered page
 * alone.
 */
export function PlainMenu({ menu }: { menu: readonly MenuEntry[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-12 list-none items-center gap-2 font-bold">
        {t`Menu`}
        <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <nav
        aria-label={t`Main`}
        className="absolute inset-x-0 top-full grid max-h-[75dvh] gap-x-6 gap-y-4 overflow-y-auto border-b border-hairline bg-surface p-5 shadow-soft sm:grid-cols-3 lg:grid-cols-4"
      >
        {menu.map((entry) =>
          isGroup(entry) ? (
            <div key={entry.label}>
              <p className="eyebrow text-muted">{entry.label}</p>
              <ul>
                {[...entry.links, entry.overview].map(({ to, label }) => (
                  <li key={to}>
                    <a href={base + to} className="flex min-h-11 items-center underline underline-offset-2">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <a
              key={entry.label}
              href={base + entry.to}
              className="flex min-h-11 items-center font-bold underline"
            >
              {entry.label}
            </a>
          ),
        )}
      </nav>
    </details>
  )
}
