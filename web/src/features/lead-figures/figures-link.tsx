import { Link } from 'react-router-dom'
import { paths } from '#web/lib/address/paths.ts'

/** The way to the figures, for who has a screen of its own for them. */
export function FiguresLink() {
  return (
    <p>
      <Link
        to={`${paths.adminDashboard}?page=figures`}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
      >
        Figures: what became of the leads, and what came in the last 30 days
      </Link>
    </p>
  )
}
