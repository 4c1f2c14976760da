/**
 * Complains on the console where React would fail in a page that the browser has translated: a translator
 * puts elements of its own in the place of every text, so React no longer finds a text that it wants to
 * remove, or before which it wants to insert. The remedy is an element around the text. Answers a function
 * that ends the watch. The function names nothing outside itself, because browser tests send its source to
 * the page.
 */
export function watchBareText(): () => void {
  const { insertBefore, removeChild } = Node.prototype
  const complainIfText = (node: Node | null, deed: string) => {
    // A translator leaves a text without letters as it is.
    if (node instanceof Text && /\p{L}/u.test(node.data))
      console.error(`${deed} the bare text "${node.data}", which fails in a translated page`)
  }
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    complainIfText(before, 'React inserts an element before')
    if (node.parentNode) complainIfText(node, 'React moves')
    return insertBefore.call(this, node, before) as T
  }
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    complainIfText(node, 'React removes')
    return removeChild.call(this, node) as T
  }
  return () => Object.assign(Node.prototype, { insertBefore, removeChild })
}
