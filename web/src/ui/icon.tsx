import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type IconProps = Omit<ComponentProps<'svg'>, 'children'>

/** All icons are drawn on 24 × 24 with a 1.75 stroke, take the colour of the text and are hidden from screen readers. */
function Drawing({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0', className)}
      {...rest}
    />
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m6 9 6 6 6-6" />
    </Drawing>
  )
}
export function ChevronLeftIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m15 5-7 7 7 7" />
    </Drawing>
  )
}
export function ChevronRightIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m9 5 7 7-7 7" />
    </Drawing>
  )
}
export function ArrowRightIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 12h16m-6-6 6 6-6 6" />
    </Drawing>
  )
}
export function ExternalIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M8 16 17 7m-8 0h8v8" />
    </Drawing>
  )
}
export function CloseIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Drawing>
  )
}
export function MenuIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </Drawing>
  )
}
export function CheckIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Drawing>
  )
}
export function AlertIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5m0 3.2v.05" />
    </Drawing>
  )
}
export function PhoneIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M6.2 3.5h2.6l1.6 4.4-2.1 1.6a13 13 0 0 0 6.2 6.2l1.6-2.1 4.4 1.6v2.6a2.2 2.2 0 0 1-2.4 2.2A16.3 16.3 0 0 1 4 5.9a2.2 2.2 0 0 1 2.2-2.4Z" />
    </Drawing>
  )
}
export function MailIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6.5L20.5 7" />
    </Drawing>
  )
}
export function ClockIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.2l3.4 2" />
    </Drawing>
  )
}
export function PinIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12 21.500s7-6.3 7-11.700a7 7 0 0 0-14 0c0 5.4 7 11.7 7 11.700Z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </Drawing>
  )
}
export function ChatIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 20.500l1.3-4.200A8.3 8.3 0 1 1 8.5 19.200L4 20.500Zm5-10.700c.5 2.6 2.7 4.8 5.3 5.300l1.2-1.6-1.9-1-.8.7a5 5 0 0 1-1.8-1.800l.7-.8-1-1.900L9 9.800Z" />
    </Drawing>
  )
}
export function BoltIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M13 3 5 13.500h6L10 21l9-11h-6.500L13 3Z" />
    </Drawing>
  )
}

export function KeyIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="8" cy="16" r="4.5" />
      <path d="m11.5 12.5 8-8m-3.5 3.5 2.5 2.5m-5.5.5 2 2" />
    </Drawing>
  )
}
