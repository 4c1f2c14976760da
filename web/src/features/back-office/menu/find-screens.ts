import { placeOf, type StaffScreen } from './staff-screens.ts'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean)

/**
 * The screens whose words begin with every typed word: first those whose name begins so, then those with the
 * words in the name, then those with the words in their place or among the everyday words. All screens while
 * nothing is typed.
 */
export function findScreens(screens: readonly StaffScreen[], typed: string): StaffScreen[] {
  const asked = wordsOf(typed)
  const has = (text: string) => {
    const words = wordsOf(text)
    return asked.every((part) => words.some((word) => word.startsWith(part)))
  }
  const rank = (screen: StaffScreen) => {
    if (wordsOf(screen.label).join(' ').startsWith(asked.join(' '))) return 0
    if (has(screen.label)) return 1
    return has(`${screen.label} ${placeOf(screen)} ${screen.words}`) ? 2 : undefined
  }
  return [0, 1, 2].flatMap((wanted) => screens.filter((screen) => rank(screen) === wanted))
}
