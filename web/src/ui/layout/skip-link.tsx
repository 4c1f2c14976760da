import { t } from '#contract/wire/language.ts'
/**
 * The first stop of the Tab key: a link past the navigation to the content, whose element has the id `main`.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 opacity-0 rounded-md bg-ink px-5 py-3 font-semibold text-paper transition-[transform,opacity] focus-visible:translate-y-0 focus-visible:opacity-100"
    >
      {t`Skip to content`}
    </a>
  )
}
