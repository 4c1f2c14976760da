import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const [width, depth] = [3200, 1600]
const [columns, lines] = [512, 256]

/** The soft dark under a vehicle: strong where the tyres touch, faint below the rest. Turns with the vehicle. */
export function contactShadow(renderer: WebGLRenderer, vehicle: Object3D): Mesh {
  const element = document.createElement('canvas')
  element.width = columns
  element.height = lines
  const canvas = element.getContext('2d')
  if (canvas) {
    for (const [height, blur, strength] of [
      [1100, 20, 0.75],
      [260, 9, 0.55],
      [40, 3, 0.8],
    ] as const) {
      canvas.globalAlpha = strength
      canvas.filter = `blur(${blur}px)`
      canvas.drawImage(footprint(renderer, vehicle, height), 0, 0)
    }
  }
  const map = new CanvasTexture(element)
  map.colorSpace = SRGBColorSpace
  const plane = new Mesh(
    new PlaneGeometry(width, depth).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false }),
  )
  plane.position.y = 2
  plane.renderOrder = -1
  return plane
}

/** What lies less than `height` above the floor, seen from below: darker the nearer. */
function footprint(renderer: WebGLRenderer, vehicle: Object3D, height: number): HTMLCanvasElement {
  const target = new WebGLRenderTarget(columns, lines)
  const camera = new OrthographicCamera(-width / 2, width / 2, depth / 2, -depth / 2, 1, 2000)
  camera.position.set(0, -50, 0)
  camera.up.set(0, 0, -1)
  camera.lookAt(0, 100, 0)
  const scene = new Scene()
  const parent = vehicle.parent
  scene.add(vehicle)
  scene.overrideMaterial = new ShaderMaterial({
    uniforms: { height: { value: height } },
    vertexShader:
      'varying float up; void main() { vec4 at = modelMatrix * vec4(position, 1.0); up = at.y; gl_Position = projectionMatrix * viewMatrix * at; }',
    fragmentShader:
      'uniform float height; varying float up; void main() { float near = clamp(1.0 - up / height, 0.0, 1.0); gl_FragColor = vec4(near * near); }',
    side: 2,
  })
  renderer.setClearColor('#000000', 0)
  renderer.setRenderTarget(target)
  renderer.clear()
  renderer.render(scene, camera)
  const pixels = new Uint8Array(columns * lines * 4)
  renderer.readRenderTargetPixels(target, 0, 0, columns, lines, pixels)
  renderer.setRenderTarget(null)
  target.dispose()
  if (parent) parent.add(vehicle)
  else scene.remove(vehicle)

  const element = document.createElement('canvas')
  element.width = columns
  element.height = lines
  const canvas = element.getContext('2d')
  const image = canvas?.createImageData(columns, lines)
  if (!canvas || !image) return element
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < columns; column++) {
      const from = line * columns + (columns - 1 - column)
      const to = (line * columns + column) * 4
      image.data[to] = 14
      image.data[to + 1] = 15
      image.data[to + 2] = 18
      image.data[to + 3] = pixels[from * 4] ?? 0
    }
  }
  canvas.putImageData(image, 0, 0)
  return element
}
