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
export function KeyIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="8" cy="16" r="4.5" />
      <path d="m11.5 12.5 8-8m-3.5 3.5 2.5 2.5m-5.5.5 2 2" />
    </Drawing>
  )
}

export function BikeIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="5" cy="16" r="3.5" />
      <circle cx="19" cy="16" r="3.5" />
      <path d="m5 16 4-6.500h5l2.500 6h-7M13 6.500h3l3 9.500" />
    </Drawing>
  )
}

export function WrenchIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M14.500 7.500a4.500 4.500 0 0 1 5.800-2.300l-2.800 2.800 .5 2 2 .5 .3-.3a4.500 4.500 0 0 1-6 4.500L8.300 20.700a2 2 0 0 1-2.900 0l-.6-.6a2 2 0 0 1 0-2.900l6-6a4.500 4.500 0 0 1 3.700-3.700Z" />
    </Drawing>
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12 3 5 5.500v6c0 4.500 3 7.800 7 9.500 4-1.700 7-5 7-9.500v-6L12 3Z" />
      <path d="m9 12 2.200 2.200L15.300 10" />
    </Drawing>
  )
}

export function FileIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M6 3h8l4 4v14H6V3Z" />
      <path d="M14 3v4h4M9 12h6m-6 4h6" />
    </Drawing>
  )
}

export function ShareIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="6" cy="12" r="2.500" />
      <circle cx="17" cy="6" r="2.500" />
      <circle cx="17" cy="18" r="2.500" />
      <path d="m8.300 10.900 6.400-3.700m-6.400 5.900 6.400 3.700" />
    </Drawing>
  )
}
export function PauseIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M9 6v12m6-12v12" />
    </Drawing>
  )
}
export function PlayIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m8 5 11 7-11 7V5Z" />
    </Drawing>
  )
}
export function TurnIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <ellipse cx="12" cy="12" rx="9" ry="4.5" />
      <path d="m14 13.500-2.500 3 3.500 1.800" />
    </Drawing>
  )
}
export function DocumentIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M6 3.500h8l4 4V20.500H6Zm8 0v4h4M9 12.500h6m-6 4h6" />
    </Drawing>
  )
}
export function CalculatorIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="5" y="3.500" width="14" height="17" rx="2" />
      <path d="M8.500 7.500h7M8.500 12v.05m3.500-.05v.05m3.500-.05v.05m-7 3.950v.05m3.500-.05v.05m3.500-.05v.05" />
    </Drawing>
  )
}

export function MessageIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 5h16v11.500H11L6.500 20.500v-4H4V5Z" />
      <path d="M8.500 10.750h.01m3.490 0h.01m3.490 0h.01" strokeWidth={2.25} />
    </Drawing>
  )
}
