import { Drawing } from '#web/ui/icon/drawing.tsx'

const drawings = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 12h7v8h-7zM4 16h7v4H4z',
  inbox: 'M4 13 6.5 5h11L20 13v6H4zM4 13h5l1.5 2.5h3L15 13h5',
  appointments: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h3',
  orders: 'M6 4h12v16H6zM9 9l1.5 1.5L13 8M9 15l1.5 1.5L13 14M15.5 9.5h.1M15.5 15.5h.1',
  figures: 'M5 20v-9h3v9zM10.5 20V4h3v16zM16 20v-6h3v6z',
  manage: 'M4 7h9m5 0h2M4 17h3m5 0h8M13 4.5v5M7 14.5v5',
  report: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7M9 8h3',
  staff:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14a6.5 6.5 0 0 1 3.5 6',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0',
} as const

export type MenuIconName = keyof typeof drawings

/** The icon of an entry above the groups, by the id of its screen. */
export function iconOf(id: string): MenuIconName {
  return id === 'inbox' || id === 'appointments' || id === 'orders' || id === 'figures' ? id : 'dashboard'
}

/** The icon of a top entry of the menu. */
export function MenuGroupIcon({ name }: { name: MenuIconName }) {
  return (
    <Drawing>
      <path d={drawings[name]} />
    </Drawing>
  )
}
