// Beside the words for a page without a connection, which carry no other code: asks again for the address with all that it
// has, also what stands behind `#`, by a press and when the device finds its network.
const again = () => location.reload()
addEventListener('online', again)
document.querySelector('[data-again]')?.addEventListener('click', (event) => {
  event.preventDefault()
  again()
})
