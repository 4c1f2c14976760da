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

export function MessageIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 5h16v11.500H11L6.500 20.500v-4H4V5Z" />
      <path d="M8.500 10.750h.01m3.490 0h.01m3.490 0h.01" strokeWidth={2.25} />
    </Drawing>
  )
}
