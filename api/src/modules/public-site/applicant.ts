import { keepingSentence } from '@cantera/mfe-career-site/public';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { together } from '../../db/together.ts';
import {
  hasCvOfBytes,
  keysOf,
  lockKeys,
  matchPerson,
  recordNewcomer,
  suggestFor,
} from '../candidates/index.ts';
import { keepConsent, keepOffersConsent, recordConsent } from '../consents/index.ts';
import { keepOriginal } from '../documents/index.ts';
import { agencyName } from '../messages/index.ts';
import { type PutCv, recordCv } from '../text-documents/index.ts';
import type { CheckedApplication } from './application-form.ts';

/** Somebody who applies, and what they sent. */
export interface Applicant {
  readonly agencyId: string;
  readonly checked: CheckedApplication;
  /** The CV, whose bytes are stored. */
  readonly cv: PutCv;
}

/** Who applies, in their own words. */
function personOf({ person }: CheckedApplication) {
  const { firstName, lastName, email, phoneNumber, linkedin } = person;
  return { firstName, lastName, email, phoneNumber, linkedin: linkedin ?? null };
}

/** The candidate who applies, with their consent: one who is known keeps all that is stored, what differs is offered beside it. */
export async function recordPerson(tx: Tx, applicant: Applicant, match: Match): Promise<string> {
  const { agencyId, cv } = applicant;
  const { locale, keep } = applicant.checked.person;
  const person = personOf(applicant.checked);
  const consent = { agencyId, status: 'ACCEPTED', origin: 'APPLICATION', locale } as const;
  const text = keepingSentence(locale, await agencyName(tx, agencyId));
  const asked = { agencyId, locale, text, isGiven: keep === 'true' };
  if (match.existing) {
    await suggestFor(tx, agencyId, match.existing, person, cv.pdf);
    await recordConsent(tx, { ...consent, candidateId: match.existing });
    await keepOffersConsent(tx, { ...asked, candidateId: match.existing });
    return match.existing;
  }
  const candidateId = await recordNewcomer(tx, agencyId, person, {
    cvFileId: cv.pdf.id,
    duplicateOf: match.duplicateOf,
    consentAt: now(),
  });
  await together([
    keepConsent(tx, { ...consent, candidateId }),
    keepOffersConsent(tx, { ...asked, candidateId }),
  ]);
  return candidateId;
}

type Match = Awaited<ReturnType<typeof matchPerson>>;

/** Whether whom the match names is still there; they then stay until the end of the transaction. */
async function holdMatch(tx: Tx, agencyId: string, { existing, duplicateOf }: Match): Promise<boolean> {
  const id = existing ?? duplicateOf;
  if (!id) return true;
  const held = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Who applies. A candidate who is deleted at this moment is matched no more: whoever is left is looked for again. */
export async function matchApplicant(tx: Tx, { agencyId, checked }: Applicant): Promise<Match> {
  const keys = keysOf({ email: checked.person.email, linkedin: checked.person.linkedin ?? null });
  // They go to the database in this order, so that the look comes when the keys are held.
  const [, first] = await together([lockKeys(tx, agencyId, keys), matchPerson(tx, agencyId, keys)]);
  if (await holdMatch(tx, agencyId, first)) return first;
  const second = await matchPerson(tx, agencyId, keys);
  // Two deletions in a row: nobody is left whom it could be.
  return (await holdMatch(tx, agencyId, second)) ? second : { existing: null, duplicateOf: null };
}

/**
 * What somebody says who has applied to the position before: the application and the candidate stay as they are, what differs is
 * offered to who works with them. A CV that is there already is not offered again.
 */
export async function offerAgain(
  tx: Tx,
  { agencyId, cv, checked }: Applicant,
  candidateId: string,
): Promise<void> {
  const isKnown = await hasCvOfBytes(tx, agencyId, candidateId, cv.pdf.sha256);
  if (!isKnown) await recordCv(tx, agencyId, cv);
  await suggestFor(tx, agencyId, candidateId, personOf(checked), isKnown ? null : cv.pdf);
  if (!isKnown) await keepOriginal(tx, agencyId, { candidateId, cvFileId: cv.pdf.id, createdBy: null });
}
