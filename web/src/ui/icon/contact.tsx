import { Drawing, type IconProps } from './drawing.tsx'

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
