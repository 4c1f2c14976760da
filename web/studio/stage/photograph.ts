import {
  type Camera,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  WebGLRenderer,
} from 'three'
import { keyLight, type Mood, surroundings } from './light.ts'

let kept: WebGLRenderer | undefined

/** The one renderer; it stays alive between pictures. */
export function camera(): WebGLRenderer {
  if (kept) return kept
  kept = new WebGLRenderer({ alpha: true, antialias: true, preserveDrawingBuffer: true })
  kept.toneMapping = NeutralToneMapping
  kept.shadowMap.enabled = true
  kept.shadowMap.type = PCFShadowMap
  return kept
}

export interface Exposure {
  /**
   * Rendered so much larger and scaled down, on top of four samples for each pixel: spokes, fins and cables stay clean.
   */
  finer?: number
  subjects: readonly Object3D[]
  view: Camera
  mood: Mood
  width: number
  height: number
  /** Strength of the shadow on the floor; 0 leaves the floor away. */
  floor: number
}

/** How far the key light throws shadows, in millimetres: a larger floor would only cost time. */
const reach = 4000

const brightness: Record<Mood, number> = { day: 0.98, dark: 1.1, evening: 1.15, dusk: 1.05, outdoor: 1 }
const ambient: Record<Mood, number> = { day: 0.78, dark: 1.25, evening: 1.9, dusk: 1.15, outdoor: 0.95 }

/** Renders subjects on a transparent ground; the answer is overwritten by the next call. */
export function expose({
  finer = 1.25,
  subjects,
  view,
  mood,
  width,
  height,
  floor,
}: Exposure): HTMLCanvasElement {
  const renderer = camera()
  renderer.setPixelRatio(1)
  renderer.setSize(Math.round(width * finer), Math.round(height * finer), false)
  renderer.toneMappingExposure = brightness[mood]
  renderer.setClearColor('#000000', 0)
  const scene = new Scene()
  scene.environment = surroundings(renderer, mood)
  scene.environmentIntensity = ambient[mood]
  const light = keyLight(mood)
  scene.add(light, ...subjects)
  if (floor > 0) {
    const ground = new Mesh(
      new PlaneGeometry(reach, reach).rotateX(-Math.PI / 2),
      new ShadowMaterial({ opacity: floor }),
    )
    ground.receiveShadow = true
    ground.renderOrder = -2
    scene.add(ground)
  }
  renderer.render(scene, view)
  light.dispose()
  scene.remove(...subjects)
  return renderer.domElement
}
