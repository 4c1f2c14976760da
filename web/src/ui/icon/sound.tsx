import { Drawing, type IconProps } from './drawing.tsx'

export function SpeakerIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 9.5v5h3.5L12 18.500v-13L7.500 9.500zM15.500 9.200a4 4 0 0 1 0 5.600M18 6.500a8 8 0 0 1 0 11" />
    </Drawing>
  )
}
