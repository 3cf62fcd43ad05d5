import type { Role } from '@cantera/shared/contracts/enums';

/** Who is asking: one user of one agency. */
export interface Actor {
  readonly agencyId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
}
