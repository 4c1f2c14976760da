/** A device as the server keeps it. */
export interface DeviceNames {
  endpoint: string
  p256dh: string
  auth: string
}

/** How a browser names its device to whoever may write to it. */
export function namesOf(device: Pick<PushSubscription, 'toJSON'>): DeviceNames {
  const { endpoint, keys = {} } = device.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}
