/** A device for push messages, as the server stores it. */
export interface DeviceNames {
  endpoint: string
  p256dh: string
  auth: string
}

/** The names by which a server sends push messages to this browser. */
export function namesOf(device: Pick<PushSubscription, 'toJSON'>): DeviceNames {
  const { endpoint, keys = {} } = device.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}
