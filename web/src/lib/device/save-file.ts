/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The download has its own hold on the content once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
