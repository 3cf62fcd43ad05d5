import { useApi } from '@cantera/shared/api-client';
import { type CandidateListItem, listCandidates } from '@cantera/shared/contracts/candidates';
import { useEffect, useState } from 'react';
import { basicTexts } from '../../../lib/candidate-fields/basic-values.ts';

/** Milliseconds after the last letter until the address is looked up. */
const DELAY = 400;

/** Who of the agency has this e-mail address, as it stands in the field. */
export function useKnownEmail(typed: string): CandidateListItem | undefined {
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    const whole = basicTexts.shape.email.safeParse(typed).data;
    const timer = setTimeout(() => setEmail(whole?.toLowerCase()), DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useApi(listCandidates, email ? { query: { email, perPage: 1 } } : null);
  // What was found may be of the address before.
  const isHeld = email === typed.trim().toLowerCase();
  return isHeld ? query.data?.data.items[0] : undefined;
}
