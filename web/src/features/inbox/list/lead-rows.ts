/**
 * The links that open the leads, in the order of the list or the board; each has the id of its lead in
 * `data-lead`.
 */
export function leadRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-lead]')]
}
