/**
 * Runs in a page. What the product prints it puts into a frame, which stays there to look at: a headless browser has no
 * dialog to print with.
 */
export function keepPrints(): void {
  const add = Element.prototype.append
  HTMLBodyElement.prototype.append = function (...nodes: (Node | string)[]) {
    add.apply(this, nodes)
    for (const node of nodes)
      if (node instanceof HTMLIFrameElement && node.contentWindow) node.contentWindow.print = () => undefined
  }
}
