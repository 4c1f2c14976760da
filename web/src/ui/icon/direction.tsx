import { Drawing, type IconProps } from './drawing.tsx'

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
