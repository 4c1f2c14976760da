import { Drawing, type IconProps } from './drawing.tsx'

export function PinIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12 21.500s7-6.3 7-11.700a7 7 0 0 0-14 0c0 5.4 7 11.7 7 11.700Z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </Drawing>
  )
}
