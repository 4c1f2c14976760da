import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

export type Mood = 'day' | 'dark' | 'evening' | 'dusk' | 'outdoor'

interface Softbox {
  size: readonly [number, number, number]
  at: readonly [number, number, number]
  power: number
  colour?: string
}

/** A wide box overhead, long strips at the sides and a rim behind: long clean reflections on tanks and panels. */
const boxes: Record<Mood, { room: string; floor: string; lamps: readonly Softbox[] }> = {
  day: {
    room: '#8d8f92',
    floor: '#c9c7c4',
    lamps: [
      { size: [9, 0.1, 4.4], at: [0, 7, 1.2], power: 7 },
      { size: [7, 2.6, 0.1], at: [-1.5, 3.6, 8], power: 2.6 },
      { size: [0.1, 4, 3.4], at: [8, 3, 2], power: 3.6 },
      { size: [0.1, 4, 3], at: [-8, 3.2, 0], power: 2.4 },
      { size: [8, 1.4, 0.1], at: [0, 4.4, -8], power: 4 },
    ],
  },
  dark: {
    room: '#26282c',
    floor: '#4a4c50',
    lamps: [
      { size: [8, 0.1, 2.6], at: [0, 7, 0.6], power: 9 },
      { size: [6, 1.2, 0.1], at: [0.5, 4, 8], power: 3.4 },
      { size: [0.1, 4, 1.4], at: [8, 3, 1], power: 6 },
      { size: [0.1, 4, 1.4], at: [-8, 3.2, 0], power: 5 },
    ],
  },
  evening: {
    room: '#23273a',
    floor: '#3a3842',
    lamps: [
      { size: [5, 0.1, 3], at: [2, 7, 1], power: 5, colour: '#ffd7a0' },
      { size: [6, 1, 0.1], at: [0, 3.4, 8], power: 2.2, colour: '#bcd0ff' },
      { size: [0.1, 3, 2], at: [8, 3, 1], power: 5, colour: '#ffc98a' },
      { size: [0.1, 3, 2], at: [-8, 3.2, 0], power: 4, colour: '#9fb6ff' },
    ],
  },
  dusk: {
    room: '#86808c',
    floor: '#6f6763',
    lamps: [
      { size: [14, 0.1, 9], at: [0, 8, 0], power: 2.6, colour: '#c9c3ee' },
      { size: [0.1, 4, 5], at: [-8, 2.6, 1], power: 9, colour: '#ffb874' },
      { size: [6, 2, 0.1], at: [-3, 3.2, 8], power: 3.4, colour: '#ffdcb4' },
      { size: [0.1, 4, 3], at: [8, 3, 2], power: 3, colour: '#b9c6ff' },
    ],
  },
  outdoor: {
    room: '#a9bccb',
    floor: '#a79f8c',
    lamps: [
      { size: [16, 0.1, 16], at: [0, 9, 0], power: 2.6, colour: '#d8e8f6' },
      { size: [3, 3, 0.1], at: [5, 6, 8], power: 12, colour: '#fff1d6' },
    ],
  },
}

const kept = new Map<Mood, Texture>()

/** What a vehicle mirrors: a photographer's room, or a sky. */
export function surroundings(renderer: WebGLRenderer, mood: Mood): Texture {
  const known = kept.get(mood)
  if (known) return known
  const { room, floor, lamps } = boxes[mood]
  const scene = new Scene()
  const box = (
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    material: MeshBasicMaterial,
  ) => {
    const mesh = new Mesh(new BoxGeometry(...size), material)
    mesh.position.set(...at)
    scene.add(mesh)
  }
  box([20, 20, 20], [0, 8, 0], new MeshBasicMaterial({ color: room, side: BackSide }))
  box([20, 0.1, 20], [0, -1.9, 0], new MeshBasicMaterial({ color: floor }))
  for (const { size, at, power, colour = '#ffffff' } of lamps)
    box(size, at, new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(power) }))
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0.02)
  generator.dispose()
  kept.set(mood, texture)
  return texture
}

/** The lamp that throws the shadow. */
export function keyLight(mood: Mood): DirectionalLight {
  const light = new DirectionalLight(
    mood === 'evening' || mood === 'dusk' ? '#ffd9a8' : '#fff8ee',
    mood === 'outdoor' ? 2.6 : mood === 'day' || mood === 'dusk' ? 1.5 : 1.3,
  )
  light.position.set(900, 3600, 2100)
  light.castShadow = true
  light.shadow.mapSize.set(2048, 2048)
  const { camera } = light.shadow
  camera.left = camera.bottom = -2000
  camera.right = camera.top = 2000
  camera.near = 500
  camera.far = 9000
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 3
  light.shadow.radius = 6
  return light
}
