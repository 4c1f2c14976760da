import { Navigate } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'

/** Leads from the address of a former name to that of the present one. */
export function RenamedBike({ bikeName }: { bikeName: string }) {
  return <Navigate to={paths.viewDetails(bikeName)} replace />
}
