import { Outlet, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom'
import type { Dealership } from '#contract/dealership/dealership.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { DealershipFrame, loadDealership } from '#web/lib/dealership.tsx'

function loader(): { dealership: Loadable<Dealership> } {
  return { dealership: loadDealership() }
}

const shouldRevalidate: ShouldRevalidateFunction = () => false

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
