/** An e-mail address that breaks after the @ first, if it must break. */
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
