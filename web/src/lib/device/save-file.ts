/** Lets the browser download a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The address is needed only until the click is handled; the download then holds the content itself.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
