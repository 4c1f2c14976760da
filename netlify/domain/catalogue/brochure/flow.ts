import type { jsPDF } from 'jspdf'

/**
 * The left and right edge of a page's content, its highest line after the first page, and its lowest, in
 * millimetres.
 */
export const edges = { left: 18, right: 192, top: 22, bottom: 278 } as const

interface Lines {
  /** The place of the first line, in millimetres. */
  top: number
  /** The distance from line to line, in millimetres. */
  step: number
}

/**
 * Writes lines from `top` on, and continues on further pages above the foot; answers the place of the next
 * line.
 */
export function writeLines(page: jsPDF, lines: readonly string[], { top, step }: Lines): number {
  let y = top
  for (const line of lines) {
    y = onPage(page, y)
    page.text(line, edges.left, y)
    y += step
  }
  return y
}

/** A place on this page, or at the top of a new page where the place would be below the lowest line. */
export function onPage(page: jsPDF, y: number): number {
  if (y <= edges.bottom) return y
  page.addPage()
  return edges.top
}

/** Splits a text into lines that fit between the edges, or into the given width. */
export function linesOf(page: jsPDF, text: string, width: number = edges.right - edges.left): string[] {
  return page.splitTextToSize(text, width) as string[]
}
