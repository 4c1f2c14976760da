/** What stands beside the list while no lead is open: one line, which says what the keys do. */
export function EmptyPane() {
  return (
    <p className="hidden min-w-0 flex-1 content-center rounded-md border border-hairline p-5 text-center text-sm text-muted desk:block">
      Choose a lead.
      <span className="pointer-coarse:hidden">
        {' '}
        Or by keys: <Key name="j" /> and <Key name="k" /> move, <Key name="Enter" /> opens, <Key name="?" />{' '}
        shows all.
      </span>
    </p>
  )
}

function Key({ name }: { name: string }) {
  return <kbd className="rounded-sm border border-control bg-surface px-1 font-semibold">{name}</kbd>
}
