import { Drawing, type IconProps } from './drawing.tsx'

export function KeyIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="8" cy="16" r="4.5" />
      <path d="m11.5 12.5 8-8m-3.5 3.5 2.5 2.5m-5.5.5 2 2" />
    </Drawing>
  )
}

export function BikeIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="5" cy="16" r="3.5" />
      <circle cx="19" cy="16" r="3.5" />
      <path d="m5 16 4-6.500h5l2.500 6h-7M13 6.500h3l3 9.500" />
    </Drawing>
  )
}

export function WrenchIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M14.500 7.500a4.500 4.500 0 0 1 5.800-2.300l-2.800 2.800 .5 2 2 .5 .3-.3a4.500 4.500 0 0 1-6 4.500L8.300 20.700a2 2 0 0 1-2.900 0l-.6-.6a2 2 0 0 1 0-2.900l6-6a4.500 4.500 0 0 1 3.700-3.700Z" />
    </Drawing>
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12 3 5 5.500v6c0 4.500 3 7.800 7 9.500 4-1.700 7-5 7-9.500v-6L12 3Z" />
      <path d="m9 12 2.200 2.200L15.300 10" />
    </Drawing>
  )
}

export function FileIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M6 3h8l4 4v14H6V3Z" />
      <path d="M14 3v4h4M9 12h6m-6 4h6" />
    </Drawing>
  )
}
