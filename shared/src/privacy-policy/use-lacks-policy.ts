import { plainText } from '@cantera/shared/contracts/text';
import { useSession } from '@cantera/shared/session';

/** Whether the agency has no privacy policy; false until the agency is known. */
export const useLacksPolicy = (): boolean =>
  useSession(({ agency }) => agency !== null && plainText(agency.privacyPolicy.privacyPolicy) === '');
