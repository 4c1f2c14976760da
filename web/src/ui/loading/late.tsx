import {
  type ComponentType,
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useDeferredValue,
} from 'react'

interface LateOptions {
  /**
   * What happens where the code does not come, which no browser asks for again while the page is open:
   * `fail`, as usual, shows the error page instead of the page; `stay` leaves the markup that stands there as
   * it is, and shows nothing where there is none; an element is shown in the place of the part.
   */
  whenMissing?: 'fail' | 'stay' | ReactElement
  /**
   * What stands there until the code has come, where no markup does; a part without a fallback goes into a
   * `<Suspense>` or a `<Below>`. Only a part with one keeps its markup, and what was typed into that, when
   * something around the part changes before its code has come.
   */
  fallback?: ReactNode
}

/** The names under which a module exports components. */
type PartName<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<never> ? Name : never
}[keyof Module]

/**
 * The one door for late code: the component that a module exports under a name, fetched when the component is
 * first rendered. To be called at the level of a module.
 */
export function late<Module, Name extends PartName<Module>>(
  load: () => Promise<Module>,
  name: Name,
  { whenMissing = 'fail', fallback }: LateOptions = {},
): Module[Name] {
  const Part = lazy(() =>
    load().then(
      (module) => ({ default: module[name] as ComponentType<object> }),
      (error: unknown) => missing(error, whenMissing),
    ),
  )
  const Late =
    fallback === undefined ? Part : (props: object) => <Patient part={Part} of={props} fallback={fallback} />
  // The type of a lazy component forgets what its props have in common.
  return Late as unknown as Module[Name]
}

function missing(error: unknown, whenMissing: NonNullable<LateOptions['whenMissing']>) {
  if (whenMissing === 'fail') throw error
  if (whenMissing === 'stay') return new Promise<never>(() => undefined)
  return { default: () => whenMissing }
}

interface PatientProps {
  part: ComponentType<object>
  of: object
  fallback: ReactNode
}

/**
 * An urgent change of a part whose code is on its way would make React throw the part's markup away, and what
 * was typed with it: what changes around the part waits for its code.
 */
function Patient({ of, ...rest }: PatientProps) {
  return <Standing {...rest} of={useDeferredValue(of)} />
}

const Standing = memo(function Standing({ part: Part, of, fallback }: PatientProps) {
  return (
    <Suspense fallback={fallback}>
      <Part {...of} />
    </Suspense>
  )
})
