/** Other statuses that an answer of the ordinary shape may carry; an endpoint lists its own in `also`. */
export type OtherStatus = 202 | 503

/** A handler's answer with another status than the endpoint's ordinary one. */
export class StatusAnswer<T = unknown> {
  readonly status: OtherStatus
  readonly body: T

  constructor(status: OtherStatus, body: T) {
    this.status = status
    this.body = body
  }
}
