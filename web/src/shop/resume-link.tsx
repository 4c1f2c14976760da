import { ExternalIcon } from '#web/ui/icon/direction.tsx'

/**
 * A link to the résumé of an applicant. The server's answer decides what opens: a PDF in a tab, any other
 * file as a download.
 */
export function ResumeLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-3 md:min-h-0"
    >
      View
      <ExternalIcon className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
