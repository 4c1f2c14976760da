/** The leads of the list or the board, in its order: each the link that opens one, with its id in `data-lead`. */
export function leadRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-lead]')]
}
