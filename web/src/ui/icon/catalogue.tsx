import { Drawing, type IconProps } from './drawing.tsx'

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
