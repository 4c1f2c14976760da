// Beside the words for a page without a connection, which carry no other code: asks again for the address with all that it
// has, also what stands behind `#`, by a press and once the way to the server is there. A network comes a little before that.
const again = () => location.reload()
let pauseMs = 2000

async function lookForLine() {
  try {
    await fetch('/try-again.js', { method: 'HEAD', cache: 'no-store' })
    again()
  } catch {
    lookLater()
  }
}

function lookLater() {
  if (!navigator.onLine) return
  setTimeout(lookForLine, pauseMs)
  pauseMs = Math.min(2 * pauseMs, 64_000)
}

lookLater()
addEventListener('online', lookForLine)
document.querySelector('[data-again]')?.addEventListener('click', again)
