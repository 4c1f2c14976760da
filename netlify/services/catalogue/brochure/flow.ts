import type { jsPDF } from 'jspdf'

/** Left and right edge of what stands on a page, its highest line after the first page, and its lowest, millimetres. */
export const edges = { left: 18, right: 192, top: 22, bottom: 278 } as const

interface Lines {
  /** Of the first line, millimetres. */
  top: number
  /** From line to line, millimetres. */
  step: number
}

/** Writes lines from `top` on, and on further pages what does not fit above the foot; answers where the next would stand. */
export function writeLines(page: jsPDF, lines: readonly string[], { top, step }: Lines): number {
  let y = top
  for (const line of lines) {
    y = onPage(page, y)
    page.text(line, edges.left, y)
    y += step
  }
  return y
}

/** A place on this page, or at the top of a new one where it would be lower than the lowest line. */
export function onPage(page: jsPDF, y: number): number {
  if (y <= edges.bottom) return y
  page.addPage()
  return edges.top
}

/** Parts a text into lines that fit between the edges, or into the width given. */
export function linesOf(page: jsPDF, text: string, width: number = edges.right - edges.left): string[] {
  return page.splitTextToSize(text, width) as string[]
}
