import { line, paragraph } from '#contract/wire/text.ts'

/** The most characters of one text that are looked at; what comes after them is left out. */
const longest = 20_000

/** A sender's text as one line without what the database refuses, cut after so many characters. */
export function fittingLine(value: unknown, max: number): string {
  return cut(line(longest).parse(textOf(value)), max)
}

/** Like `fittingLine`, for several lines. */
export function fittingParagraph(value: unknown, max: number): string {
  return cut(paragraph(longest).parse(textOf(value)), max)
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).slice(0, longest)
}

/** Counts characters as the database does, so that no letter is cut in half. */
function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('').trim()
}
