import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

/** `primary` is for the one most important action of a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  fullWidth?: boolean | undefined
  icon?: ReactNode
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold [word-spacing:0.06em] leading-tight select-none transition-[background-color,border-color,color,transform,opacity] active:translate-y-px disabled:pointer-events-none aria-disabled:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-strong disabled:bg-soft disabled:text-muted disabled:border-hairline',
  secondary:
    'border-content bg-surface text-content hover:bg-content hover:text-surface disabled:border-hairline disabled:text-muted',
  quiet: 'border-transparent bg-transparent text-content hover:bg-soft disabled:text-muted',
  danger:
    'border-danger bg-surface text-danger hover:bg-danger hover:text-surface disabled:border-hairline disabled:text-muted',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 py-2 text-sm md:min-h-9',
  medium: 'min-h-12 px-5 py-2.5 text-base',
  large: 'min-h-14 px-7 py-3 text-lg',
}

/**
 * The look of a button, for elements that are neither `Button` nor `ButtonLink` (a `tel:` link, a summary).
 */
export function buttonClasses({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
}: Look = {}): string {
  return classNames(base, variants[variant], sizes[size], fullWidth && 'w-full')
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** An action is in progress: the button keeps focus and size, and does nothing when pressed. */
    busy?: boolean | undefined
    /** The button's label while it is busy; without it the usual label stays. */
    busyLabel?: string | undefined
  }

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    icon,
    busy = false,
    busyLabel,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  const look = buttonClasses({ variant, size, fullWidth })
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(look, className)}
    >
      {busy ? <Spinner /> : icon}
      <Words>{busy && busyLabel ? busyLabel : children}</Words>
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look

export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = buttonClasses({ variant, size, fullWidth })
  return (
    <Link {...rest} className={classNames(look, className)}>
      {icon}
      <Words>{children}</Words>
    </Link>
  )
}

/** A turning ring in the colour of the text beside the ring. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}

/**
 * The words of a button in an element of their own, because a browser that translates the page takes the
 * place of each text, and React then fails to put an icon before that text. The element has no box, so the
 * layout is that of the words alone.
 */
function Words({ children }: { children: ReactNode }) {
  return <span className="contents">{children}</span>
}
