import type { DemoLogins } from '@cantera/shared/contracts/demo-logins';
import { COLLEAGUES, DEMO_PASSWORD } from './colleagues.ts';

/** One of each role, for who looks at the demo. */
const SHOWN = ['admin', 'recruiter', 'manager'];

export const DEMO_LOGINS: DemoLogins = {
  password: DEMO_PASSWORD,
  people: COLLEAGUES.filter(({ key }) => SHOWN.includes(key)).map(({ email, role }) => ({ email, role })),
};
