import type { Role } from '@cantera/shared/contracts/enums';
import type { FoundSession, Tx } from '../db/tenant.ts';

/** Who is asking: one user of one agency. */
export interface Actor {
  readonly agencyId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
}

/** The actor of a session that is still good, else null. */
export type Authenticate = (tx: Tx, session: FoundSession) => Promise<Actor | null>;
