import type { ReactNode } from 'react'

interface ContactRowProps {
  icon: ReactNode
  label: string
  /** Makes the whole value a link: `tel:`, `mailto:` or a map. */
  href?: string
  /** Opens in a new tab. */
  outside?: boolean
  children: ReactNode
}

/** One way to contact the dealer: an icon, its label, and the value, which may be a link. */
export function ContactRow({ icon, label, href, outside, children }: ContactRowProps) {
  const value = 'figures font-semibold text-pretty wrap-anywhere'
  return (
    <li className="flex gap-3.5 py-1.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-soft text-content">
        {icon}
      </span>
      <div className="flex min-w-0 flex-col justify-center">
        <span className="text-sm text-muted">{label}</span>
        {href ? (
          <a
            href={href}
            target={outside ? '_blank' : undefined}
            rel={outside ? 'noreferrer' : undefined}
            className={`${value} -my-1 inline-flex min-h-8 items-center underline-offset-3 hover:underline`}
          >
            {children}
          </a>
        ) : (
          <span className={value}>{children}</span>
        )}
      </div>
    </li>
  )
}
