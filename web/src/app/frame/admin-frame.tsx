import '../styles/office.css'
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom'
import type { Dealership } from '#contract/dealership/dealership.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { DealershipFrame, loadDealership } from '#web/lib/dealership.tsx'

function loader(): { dealership: Loadable<Dealership> } {
  return { dealership: loadDealership() }
}

/** The facts are loaded again on request, after staff have changed them, and not on every click. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href

/** The frame around every page of the back office, which loads the facts of the dealership. */
export const adminFrameRoute = { loader, shouldRevalidate, Component: AdminFrame }

function AdminFrame() {
  const { dealership } = useLoaderData<typeof loader>()
  return (
    <DealershipFrame of={dealership}>
      <Outlet />
    </DealershipFrame>
  )
}
