import { randomUUID } from 'node:crypto';
import type { FieldError } from '@cantera/shared/contracts';
import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import { isUuid } from '@cantera/shared/contracts/text';
import { now } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import { together } from '../../db/together.ts';
import type { Deps } from '../../deps.ts';
import { notFound, unavailable } from '../../errors.ts';
import { agencyOfSlug } from '../../http/route.ts';
import { WaitingPlaces } from '../../waiting-places.ts';
import { settleCandidateCounts } from '../agency/index.ts';
import { keepOriginal } from '../documents/index.ts';
import { isWelcomedByMail } from '../engine/index.ts';
import { listAskedQuestions } from '../killer-questions/index.ts';
import { queueAdminNotice, queueReceipt } from '../messages/index.ts';
import { notifyPosition } from '../notifications/index.ts';
import { applicationOf, createApplication, discardForKillerQuestion } from '../pipeline/index.ts';
import { pdfMakersOf, putCv, type ReceivedCv, receiveCv, recordCv } from '../text-documents/index.ts';
import { answerText } from './answers.ts';
import { type Applicant, matchApplicant, offerAgain, recordPerson } from './applicant.ts';
import { type CheckedApplication, checkApplication } from './application-form.ts';
import type { ApplicationParts } from './application-parts.ts';
import { channelOf } from './channel.ts';
import { findVisibleTitle } from './public-site.repository.ts';
import { findSite } from './site.repository.ts';
import {
  findSubmission,
  keepSubmission,
  lockSubmission,
  readCandidatePlan,
} from './submissions.repository.ts';

interface Submission extends Applicant {
  readonly deps: Deps;
  readonly positionId: string;
  readonly key: string;
  readonly receipt: ApplicationReceipt;
}

/** What the applicant is shown: this submission only, whoever they may be to us. */
function receiptOf(checked: CheckedApplication, key: string): ApplicationReceipt {
  const { person, answers, sent } = checked;
  const at = now().toISOString();
  return {
    reference: key.slice(0, 8).toUpperCase(),
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phoneNumber: person.phoneNumber,
    linkedin: person.linkedin ?? null,
    cvFileName: sent.name,
    cvBytes: sent.bytes.byteLength,
    answers: answers.map(({ question, answer }) => ({
      question: question.question,
      answer: answerText(question, answer, person.locale),
    })),
    consentAt: at,
    keptForOffers: person.keep === 'true',
    receivedAt: at,
  };
}

/**
 * Tells the admins when this newcomer is the first over the plan's limit; their application is kept all the same. Called last: from
 * here on whoever else applies waits for the end of the transaction.
 */
async function noticeLimit(tx: Tx, { deps, agencyId }: Submission): Promise<void> {
  await settleCandidateCounts(tx);
  const { candidates, most } = await readCandidatePlan(tx, agencyId);
  if (candidates === most + 1) await queueAdminNotice(tx, deps.config, agencyId, most);
}

interface Applied {
  readonly applicationId: string;
  /** Whether nobody knew them before. */
  readonly isNewcomer: boolean;
}

async function apply(tx: Tx, submission: Submission, title: string): Promise<Applied> {
  const { deps, agencyId, positionId, checked, cv, receipt } = submission;
  const match = await matchApplicant(tx, submission);
  const before = match.existing
    ? await applicationOf(tx, agencyId, { positionId, candidateId: match.existing })
    : undefined;
  if (match.existing && before !== undefined) {
    await offerAgain(tx, submission, match.existing);
    return { applicationId: before, isNewcomer: false };
  }
  await recordCv(tx, agencyId, cv);
  const candidateId = await recordPerson(tx, submission, match);
  await keepOriginal(tx, agencyId, { candidateId, cvFileId: cv.pdf.id, createdBy: null });
  const autoRejected = checked.answers.some((answer) => !answer.correct);
  const { applicationId, eventId } = await createApplication(tx, {
    agencyId,
    positionId,
    candidateId,
    source: 'INTERNAL',
    channel: channelOf(checked.person.src),
    cvFileId: cv.pdf.id,
    answers: checked.answers,
    autoRejected,
    at: now(),
  });
  const { undoSeconds } = deps.config;
  const isDiscarded =
    autoRejected &&
    (await discardForKillerQuestion(tx, {
      agencyId,
      positionId,
      applicationId,
      causedBy: eventId,
      undoSeconds,
    }));
  // One that stays in the inbox, flagged or not, waits for somebody.
  const notice = {
    agencyId,
    kind: 'APPLICATION',
    subjectId: applicationId,
    positionId,
    candidateId,
  } as const;
  const mail = async (): Promise<void> =>
    queueReceipt(tx, deps.config, {
      agencyId,
      applicationId,
      candidateId,
      positionTitle: title,
      locale: checked.person.locale,
      receipt,
      isWelcomed: !isDiscarded && (await isWelcomedByMail(tx, agencyId, { positionId, applicationId })),
    });
  await together([mail(), ...(isDiscarded ? [] : [notifyPosition(tx, notice, { managers: true })])]);
  return { applicationId, isNewcomer: match.existing === null };
}

async function store(tx: Tx, submission: Submission): Promise<ApplicationReceipt> {
  const { agencyId, positionId, key, receipt } = submission;
  const [, stored, title] = await together([
    // The same form sent twice at once: the second waits for the first and finds its receipt.
    lockSubmission(tx, agencyId, key),
    findSubmission(tx, agencyId, positionId, key),
    // Held, so that the position is not closed before the application stands in it.
    findVisibleTitle(tx, agencyId, positionId),
  ]);
  if (stored) return stored;
  if (title === undefined) throw notFound('position');
  const { applicationId, isNewcomer } = await apply(tx, submission, title);
  await keepSubmission(tx, agencyId, key, applicationId, receipt);
  if (isNewcomer) await noticeLimit(tx, submission);
  return receipt;
}

/** The longest wait for a turn. */
const WAIT_MS = 60_000;
const WAIT_AGAIN_S = 30;
const turns = new WeakMap<Config, WaitingPlaces>();
/**
 * Applications that a process stores at the same time: half as many as it has connections, so that however many come at once, whoever
 * works in the product has the others.
 */
function turnsOf(config: Config): WaitingPlaces {
  const known = turns.get(config) ?? new WaitingPlaces(Math.max(1, Math.floor(config.poolSize / 2)));
  turns.set(config, known);
  return known;
}

/** The CV of a form; one that has no turn now is refused at its field, so that the texts beside it stay. */
const receive = async (
  { config }: Deps,
  cv: { readonly bytes: Buffer; readonly name: string },
): Promise<ReceivedCv | FieldError> => (await receiveCv(pdfMakersOf(config), cv)) ?? 'document_not_now';

/**
 * Stores an application from a public form and gives the receipt: what this submission said and nothing else. The same
 * `submission_key` again is the same submission. A second application to the same position gets a receipt and adds no application:
 * what differs is offered. A form filled in by a robot gets a receipt and adds nothing. Throws AppError: 404 for a site or position
 * that visitors do not see, 400 with every wrong field by its wire name (`cv`, `consent`, `answers.<question id>` …), 503 where so many apply that it had no turn within a minute.
 */
export async function submitApplication(
  deps: Deps,
  slug: string,
  positionId: string,
  parts: ApplicationParts,
): Promise<ApplicationReceipt> {
  const agencyId = await agencyOfSlug(deps, slug);
  const given = parts.texts.submission_key?.[0] ?? '';
  const key = isUuid(given) ? given.toLowerCase() : randomUUID();
  const found = await withTenant(deps.pool, agencyId, async (tx) => {
    if (!isUuid(positionId)) throw notFound('position');
    const [site, receipt, title, questions] = await together([
      findSite(tx, agencyId),
      findSubmission(tx, agencyId, positionId, key),
      findVisibleTitle(tx, agencyId, positionId),
      listAskedQuestions(tx, agencyId, positionId),
    ]);
    if (site && receipt) return { receipt };
    if (!site || title === undefined) throw notFound('position');
    return { questions };
  });
  if (found.receipt) return found.receipt;
  const checked = await checkApplication(parts, found.questions, (cv) => receive(deps, cv));
  const receipt = receiptOf(checked, key);
  if (!checked.cv) return receipt;
  const cv = await putCv(deps.files, agencyId, checked.cv, null);
  const giveBack = await turnsOf(deps.config).take(AbortSignal.timeout(WAIT_MS));
  if (!giveBack) throw unavailable(WAIT_AGAIN_S);
  try {
    return await withTenant(deps.pool, agencyId, (tx) =>
      store(tx, { deps, agencyId, positionId, key, checked, cv, receipt }),
    );
  } finally {
    giveBack();
  }
}
