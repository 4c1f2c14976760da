const storageKey = 'seen'

/**
 * Remembers for this tab what a visitor was shown that no longer stands on the page when they send a form, such as the
 * figures of the EMI calculator.
 */
export function noteSeen(label: string, words: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readNoted(), [label]: words }))
  } catch {
    // Where the browser stores nothing, only this note is lost.
  }
}

/**
 * What a visitor sees, by what it is called: every element marked `data-seen="<what it is called>"` with its words, and what
 * was noted before. In another language the words are those of `data-english`, where there are such.
 */
export function whatIsSeen(): Record<string, string> {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-seen]')].map((element) => {
    return [element.dataset.seen ?? '', wordsOf(element).replace(/\s+/g, ' ').trim().slice(0, 160)] as const
  })
  return { ...readNoted(), ...Object.fromEntries(marked.filter(([, words]) => words !== '')) }
}

function wordsOf(element: HTMLElement): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? ''
  // Staff read English: in another language, prices say beside themselves what they are.
  const english = [element, ...element.querySelectorAll<HTMLElement>('[data-english]')].flatMap(
    ({ dataset }) => dataset.english ?? [],
  )
  if (english.length > 0) return english.join(' ')
  // biome-ignore lint/performance/useDomNodeTextContent: only as laid out do words that stand apart come apart; jsdom lays out nothing
  return element.innerText ?? element.textContent ?? ''
}

function readNoted(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
