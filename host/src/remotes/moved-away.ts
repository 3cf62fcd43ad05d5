/** A remote is at an origin now that the policy of this document does not let in: only a fresh document can load it. */
export class MovedAwayError extends Error {
  override readonly name = 'MovedAwayError';
  constructor(remote: string, address: string) {
    super(`${remote} has moved to ${address}, which this page's policy does not let in`);
  }
}
