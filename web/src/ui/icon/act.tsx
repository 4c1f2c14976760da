import { Drawing, type IconProps } from './drawing.tsx'

export function EditIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m5 15.5 10.6-10.6a1.4 1.4 0 0 1 2 0l1.5 1.5a1.4 1.4 0 0 1 0 2L8.5 19H5zM13.5 7l3.5 3.5" />
    </Drawing>
  )
}

export function TrashIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5" />
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

export function CopyIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="8" y="8" width="12" height="12" rx="2" />
      <path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2" />
    </Drawing>
  )
}

export function GripIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />
    </Drawing>
  )
}

export function MoreIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3" />
    </Drawing>
  )
}
