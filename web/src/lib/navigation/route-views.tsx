import { Component, type ReactNode } from 'react'
import { RouteContext } from './navigation.ts'
import type { RouterState } from './router.ts'

type Matches = RouterState['matches']

/** The matched routes around each other; a failure is shown by the nearest route at or above it that has words for it. */
export function routeViews({ matches, loaderData, errors }: RouterState): ReactNode {
  const failed = matches.findIndex(({ route }) => errors && route.id in errors)
  const catching = matches.findLastIndex(({ route }, index) => index <= failed && route.errorElement)
  const shown = catching < 0 ? matches : matches.slice(0, catching + 1)
  let view: ReactNode = null
  for (const [index, { route }] of [...shown.entries()].reverse()) {
    const content = route.Component ? <route.Component /> : (route.element ?? view)
    view = (
      <RouteContext value={{ data: loaderData[route.id], outlet: view }}>
        {route.errorElement ? (
          <Boundary words={route.errorElement} hasFailed={index === catching} at={matches}>
            {content}
          </Boundary>
        ) : (
          content
        )}
      </RouteContext>
    )
  }
  return view
}

interface BoundaryProps {
  children: ReactNode
  words: ReactNode
  /** A loader of this route or of one inside it has failed. */
  hasFailed: boolean
  /** Another place is another try. */
  at: Matches
}

/** Shows a route's words in the place of what failed or threw. */
class Boundary extends Component<BoundaryProps, { threw: boolean; at: Matches }> {
  override state = { threw: false, at: this.props.at }

  static getDerivedStateFromError() {
    return { threw: true }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: { at: Matches }) {
    return at === state.at ? null : { threw: false, at }
  }

  override render() {
    return this.props.hasFailed || this.state.threw ? this.props.words : this.props.children
  }
}
