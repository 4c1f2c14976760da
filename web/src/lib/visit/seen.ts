import { tabStorage } from '#web/lib/device/storage.ts'

const storageKey = 'seen'

/**
 * Remembers for this tab facts that a visitor was shown but that are no longer on the page when the visitor
 * sends a form, such as the figures of the EMI calculator.
 */
export function noteSeen(label: string, words: string): void {
  tabStorage.write(storageKey, JSON.stringify({ ...readNoted(), [label]: words }))
}

/**
 * The facts that a visitor sees, by their labels: the text of every element marked `data-seen="<label>"`, and
 * the facts noted before. In languages other than English, texts are taken from `data-english` where there
 * are such attributes.
 */
export function whatIsSeen(): Record<string, string> {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-seen]')].map((element) => {
    return [element.dataset.seen ?? '', wordsOf(element).replace(/\s+/g, ' ').trim().slice(0, 160)] as const
  })
  return { ...readNoted(), ...Object.fromEntries(marked.filter(([, words]) => words !== '')) }
}

function wordsOf(element: HTMLElement): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? ''
  // Staff read English, so in another language prices carry their English text beside the shown one.
  const english = [element, ...element.querySelectorAll<HTMLElement>('[data-english]')].flatMap(
    ({ dataset }) => dataset.english ?? [],
  )
  if (english.length > 0) return english.join(' ')
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText puts blanks between words that the layout separates; jsdom has no layout
  return element.innerText ?? element.textContent ?? ''
}

function readNoted(): Record<string, string> {
  try {
    return JSON.parse(tabStorage.read(storageKey) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
