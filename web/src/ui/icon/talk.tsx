import { Drawing, type IconProps } from './drawing.tsx'

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

/** An icon with a Latin letter and the first letter of the Odia script. */
export function LanguageIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m3 14 4-9 4 9M4.300 11h5.400" />
      <path d="M20.500 19.500v-5a3.500 3.500 0 1 0-3.500 3.500h1.500m2-3.500v-1" />
    </Drawing>
  )
}
