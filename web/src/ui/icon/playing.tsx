import { Drawing, type IconProps } from './drawing.tsx'

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
