/** An e-mail address that breaks, when it must, behind the @ first. */
export function EmailText({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      <span className="inline-block">{address.slice(at)}</span>
    </span>
  )
}
