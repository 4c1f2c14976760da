import { Drawing, type IconProps } from './drawing.tsx'

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

export function SearchIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
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
