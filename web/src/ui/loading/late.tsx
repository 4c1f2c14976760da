import {
  type ComponentType,
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useReducer,
} from 'react'
import { lateParts } from './late-parts.ts'

interface LateOptions {
  /**
   * What happens when the code cannot be loaded; browsers do not ask for it again while the page is open.
   * `fail`, the default, shows the error page; `stay` leaves the prerendered markup, or shows nothing where
   * there is none; an element is shown in place of the part.
   */
  whenMissing?: 'fail' | 'stay' | ReactElement
  /**
   * Shown until the code has come, where there is no prerendered markup; a part without a fallback goes into
   * a `<Suspense>` or a `<Below>`. Only a part with a fallback keeps its markup, and the text typed into that
   * markup, when something around the part changes before its code has come.
   */
  fallback?: ReactNode
  /**
   * Where the prerendered markup of the part does without code at first, the code waits until a visitor
   * begins to use the page: see `late-parts.ts`.
   */
  waits?: boolean
}

/** The names under which a module exports components. */
type PartName<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<never> ? Name : never
}[keyof Module]

/**
 * The one way to load code late: answers the component that a module exports under `name`, and fetches the
 * module when the component is first rendered. To be called at the top level of a module.
 */
export function late<Module, Name extends PartName<Module>>(
  load: () => Promise<Module>,
  name: Name,
  { whenMissing = 'fail', fallback, waits }: LateOptions = {},
): Module[Name] {
  const Part = lazy(() =>
    (waits ? lateParts.released().then(load) : load()).then(
      (module) => ({ default: module[name] as ComponentType<object> }),
      (error: unknown) => missing(error, whenMissing),
    ),
  )
  const Late =
    fallback === undefined ? Part : (props: object) => <Patient part={Part} of={props} fallback={fallback} />
  // The cast is needed because the type of a lazy component does not keep the component's own props.
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
 * Keeps the markup of a part whose code is on its way. An urgent change would make React throw away that
 * markup with the text typed into it, so new props wait until the code has come. From then on the part has
 * them at once: a form that lives must never be sent without what its address hands over.
 */
function Patient({ of, ...rest }: PatientProps) {
  const [isHere, onHere] = useReducer(yes, false)
  const before = useDeferredValue(of)
  return <Standing {...rest} of={isHere ? of : before} onHere={onHere} />
}

const yes = () => true

interface StandingProps extends PatientProps {
  onHere: () => void
}

const Standing = memo(function Standing({ part: Part, of, fallback, onHere }: StandingProps) {
  return (
    <Suspense fallback={fallback}>
      <Part {...of} />
      <Here onHere={onHere} />
    </Suspense>
  )
})

/** Tells that what stands beside it has come to life. */
function Here({ onHere }: Pick<StandingProps, 'onHere'>) {
  useLayoutEffect(onHere)
  return null
}
