import type { LinkProps } from 'react-router-dom'

/** Where a link leads that opens a lead, and what the entry of the history keeps: the words of the search. */
export type LeadLink = Pick<LinkProps, 'to' | 'state'>

/**
 * The links that open the leads, in the order of the list or the board; each has the id of its lead in
 * `data-lead`.
 */
export function leadRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-lead]')]
}
