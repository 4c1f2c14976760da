import { useState } from 'react'
import type { AdminMenu } from './admin-menu.ts'

export interface OpenMenu {
  /** The open group; one group is open at a time. */
  group: string | undefined
  /** The open headings within groups. */
  headings: readonly string[]
  openGroup: (id: string | undefined) => void
  toggleHeading: (id: string) => void
}

/**
 * Which groups and headings of the menu are open. Those of the screen in use open by themselves, and so does
 * a top menu that the address names (`chosen`).
 */
export function useOpenMenu({ groups }: AdminMenu, selected: string, chosen: string | null): OpenMenu {
  const holds = ({ entries }: { entries: readonly { id: string }[] }) =>
    entries.some(({ id }) => id === selected)
  const home = groups.find((one) => one.id === chosen || holds(one) || one.headings.some(holds))
  const heading = home?.headings.find(holds)?.id
  const place = `${home?.id} ${heading}`
  const [shownPlace, setShownPlace] = useState<string>()
  const [group, openGroup] = useState<string>()
  const [headings, setHeadings] = useState<readonly string[]>([])

  if (place !== shownPlace) {
    setShownPlace(place)
    if (home) openGroup(home.id)
    if (heading && !headings.includes(heading)) setHeadings([...headings, heading])
  }

  return {
    group,
    headings,
    openGroup,
    toggleHeading: (id) =>
      setHeadings((open) => (open.includes(id) ? open.filter((one) => one !== id) : [...open, id])),
  }
}
