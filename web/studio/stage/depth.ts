import type { Material } from 'three'

/**
 * Lets a material read how open each of its points lies (the `open` attribute, 0 hidden to 1 free): gaps between engine,
 * frame and panels then stay dark under soft light, as they do in a photograph.
 */
export function shadeByDepth(material: Material): void {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute float open;\nvarying float vOpen;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvOpen = open;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vOpen;')
      .replace(
        '#include <aomap_fragment>',
        `float kept = clamp(vOpen, 0.0, 1.0);
        #ifdef USE_CLEARCOAT
          // Large pale panels would look soiled at their seams.
          kept = mix(1.0, kept, 0.5);
        #endif
        reflectedLight.indirectDiffuse *= kept;
        reflectedLight.indirectSpecular *= mix(kept * kept, 1.0, 0.12);
        #ifdef USE_CLEARCOAT
          clearcoatSpecularIndirect *= mix(kept * kept, 1.0, 0.12);
        #endif`,
      )
  }
}
