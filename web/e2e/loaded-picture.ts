import { expect, type Locator } from '@playwright/test'

/**
 * Waits until a picture is there. An uploaded one is made in its size when it is first asked for: what deletes it meanwhile
 * makes the browser complain of a lost picture.
 */
export async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}
