/** A fault of a folder and its place: the line as an editor counts it, from 1. */
export interface Problem {
  file: string
  line?: number
  column?: string
  /** The fault, and what to do about it. */
  words: string
}

/** `variants.csv, line 12, price: Please enter a valid price` */
export function sayProblem({ file, line, column, words }: Problem): string {
  return `${[file, line && `line ${line}`, column].filter(Boolean).join(', ')}: ${words}`
}
