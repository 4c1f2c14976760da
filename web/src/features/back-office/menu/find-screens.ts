import { placeOf, type StaffScreen } from './staff-screens.ts'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean)

/** What "Find a screen" leads to: a screen, or a section of one. */
export interface FoundPlace {
  /** The name of the screen in an address, followed by `#` and the id of the section. */
  id: string
  label: string
  /** Where it stands in the menu, as in "Manage, Models". */
  place: string
  words: string
}

/**
 * The screens, and sections of them, whose words begin with every typed word: first those whose name begins
 * so, then those with the words in the name, then those with the words in their place or among the everyday
 * words. All screens while nothing is typed.
 */
export function findScreens(screens: readonly StaffScreen[], typed: string): FoundPlace[] {
  const asked = wordsOf(typed)
  const has = (text: string) => {
    const words = wordsOf(text)
    return asked.every((part) => words.some((word) => word.startsWith(part)))
  }
  const rank = ({ label, place, words }: FoundPlace) => {
    if (wordsOf(label).join(' ').startsWith(asked.join(' '))) return 0
    if (has(label)) return 1
    return has(`${label} ${place} ${words}`) ? 2 : undefined
  }
  const places = screens.flatMap((screen) => placesOf(screen, asked.length > 0))
  return [0, 1, 2].flatMap((wanted) => places.filter((place) => rank(place) === wanted))
}

function placesOf(screen: StaffScreen, withSections: boolean): FoundPlace[] {
  const { id, label, words, sections = [] } = screen
  const place = placeOf(screen)
  const within = [place, label].filter(Boolean).join(', ')
  return [
    { id, label, place, words },
    ...(withSections
      ? sections.map((section) => ({ ...section, id: `${id}#${section.id}`, place: within }))
      : []),
  ]
}
