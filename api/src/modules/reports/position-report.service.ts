import type { EndpointResponse } from '@cantera/shared/contracts';
import { can } from '@cantera/shared/contracts/permissions';
import type { MaskKind, ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { MAX_REPORT_PEOPLE, type PositionReportOptions } from '@cantera/shared/contracts/report-options';
import {
  createPositionReport,
  getPositionReportFile,
  type PositionReport,
  type previewPositionReport,
  REPORT_HOURS,
  REPORT_PAPER_PEOPLE,
  REPORT_PREVIEW_PEOPLE,
  type ReportPersonLeak,
} from '@cantera/shared/contracts/reports';
import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { readIdentity } from '../career-site/index.ts';
import { cleanFileName, findFile, type StoredFile } from '../files/index.ts';
import { requirePosition } from '../positions/index.ts';
import {
  countMaking,
  findReport,
  listReports,
  type ReportRow,
  recordAsked,
} from '../report-records/index.ts';
import { alikeIn } from './alike.service.ts';
import { countPhotosLeftOut, readSetting } from './candidate-report.service.ts';
import { type MissingReasons, requireChoices } from './choices.ts';
import { leaksOfBlocks } from './leaks.ts';
import { codeOf, codesOf } from './model/code.ts';
import { narrowOfMany } from './narrow.service.ts';
import type { FoundPerson } from './people.repository.ts';
import { firstPage, OF_POSITION, personPart } from './position-parts.ts';
import {
  findUnknown,
  listReported,
  type OptionCounts,
  readOffered,
  readPosition,
} from './position-people.repository.ts';

const MOST_WAITING = 3;
const MOST_LISTED = 20;
const HOUR_SECONDS = 3600;
/** How long a preview begins to count who is alike, for all of its people together: many who are all alike take seconds each. */
const COUNTING_MS = 3000;

function missingOf(actor: Actor, offered: OptionCounts): MissingReasons {
  const maySee = can(actor.role, 'salaries.read');
  const isEmpty = offered.applications === 0;
  return {
    scoring: isEmpty ? 'NO_APPLICATION' : offered.scores > 0 ? null : 'NO_SCORE',
    kq: offered.questions > 0 ? null : 'NO_QUESTIONS',
    skills: offered.skills > 0 ? null : 'NO_SKILLS',
    comments: offered.comments > 0 ? null : 'NO_COMMENTS',
    salary: maySee ? (offered.salaries > 0 ? null : 'NO_SALARY') : 'NOT_ALLOWED',
    expectedSalary: maySee ? (offered.expectedSalaries > 0 ? null : 'NO_EXPECTED_SALARY') : 'NOT_ALLOWED',
    summary: isEmpty ? 'NO_APPLICATION' : null,
  };
}

/** As `requireChoices`; throws 400 as well for steps and applications that are not the position's. */
async function requirePositionChoices(
  tx: Tx,
  actor: Actor,
  positionId: string,
  options: PositionReportOptions,
): Promise<void> {
  requireChoices(actor, options);
  const unknown = await findUnknown(tx, actor.agencyId, positionId, options);
  if (unknown.steps) throw invalidFields({ step_ids: 'not_found' });
  if (unknown.applications) throw invalidFields({ application_ids: 'not_found' });
}

type Preview = EndpointResponse<typeof previewPositionReport>['data'];

/**
 * What a report of a position would say of its first people, of `isPaper` of as many as paper holds; who is alike is counted for
 * `countingMs`. Throws 404, and 400 for options that exclude each other.
 */
export async function previewReportOfPosition(
  tx: Tx,
  actor: Actor,
  positionId: string,
  options: PositionReportOptions & { readonly isPaper?: boolean },
  config: Pick<Config, 'secret'>,
  countingMs = COUNTING_MS,
): Promise<Preview> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, positionId);
  await requirePositionChoices(tx, actor, positionId, options);
  const setting = await readSetting(tx, agencyId, options);
  const position = await readPosition(tx, agencyId, positionId, options.stepIds);
  const applications = await listReported(tx, agencyId, positionId, options);
  const codes = codesOf(
    config,
    applications.map(({ candidateId }) => candidateId),
    positionId,
  );
  const blocks: ReportBlock[] =
    position.steps.length > 0
      ? [firstPage(position, applications, options, setting, await readIdentity(tx, actor))]
      : [];
  const masked = new Map<MaskKind, number>();
  const unsafe: ReportPersonLeak[] = [];
  const people: { code: string; found: FoundPerson }[] = [];
  const isAnonymous = options.isAnonyManagedDataIncluded;
  const isPaper = options.isPaper === true;
  const shown = applications.slice(0, isPaper ? REPORT_PAPER_PEOPLE : REPORT_PREVIEW_PEOPLE);
  // What several of them have is counted once; of paper, which has no marks, only their cities.
  const alike = alikeIn(tx, agencyId);
  const counting = isPaper ? { cities: new Map<number, number>() } : { alike };
  for (const application of shown) {
    const code = codes.get(application.candidateId) ?? '';
    const part = await personPart(tx, actor, { application, code, options, setting, ...counting }, config);
    blocks.push(...part.blocks);
    // One by one: between two of them, whatever else the process has to do is done.
    if (part.identity)
      unsafe.push(...leaksOfBlocks([{ code, identity: part.identity, blocks: part.blocks }]));
    people.push({ code, found: part.found });
    for (const { kind, count } of part.masked) masked.set(kind, (masked.get(kind) ?? 0) + count);
  }
  const told = { ...options, ...OF_POSITION };
  const begun = performance.now();
  const isOver = (): boolean => performance.now() - begun >= countingMs;
  const narrow = isAnonymous && !isPaper ? await narrowOfMany(alike, people, { told, isOver }) : null;
  await alike.settle();
  return {
    blocks,
    masked: [...masked].map(([kind, count]) => ({ kind, count })),
    photosLeftOut: await countPhotosLeftOut(tx, agencyId, blocks),
    unsafe: isAnonymous ? unsafe : null,
    narrow,
    missing: missingOf(actor, await readOffered(tx, agencyId, positionId)),
    people: applications.length,
    shownPeople: shown.length,
  };
}

/**
 * Has a report of a position made in the queue. Gives its id. Throws 404, 400 for options that exclude each other, 409
 * REPORT_EMPTY, REPORT_TOO_LARGE and TOO_MANY_REPORTS.
 */
export async function askForReport(
  tx: Tx,
  actor: Actor,
  positionId: string,
  options: PositionReportOptions,
  config: Pick<Config, 'secret'>,
): Promise<string> {
  const { agencyId, userId } = actor;
  const { errors } = createPositionReport;
  // Held, so that of two requests at once the second counts the first.
  await requirePosition(tx, actor, positionId, 'update');
  await requirePositionChoices(tx, actor, positionId, options);
  const applications = await listReported(tx, agencyId, positionId, options);
  if (applications.length === 0) throw fail(errors, 'REPORT_EMPTY', 'Nobody is in the chosen steps.');
  if (applications.length > MAX_REPORT_PEOPLE)
    throw fail(errors, 'REPORT_TOO_LARGE', `A report holds ${MAX_REPORT_PEOPLE} people at most.`, {
      details: { people: applications.length, maxPeople: MAX_REPORT_PEOPLE },
    });
  if ((await countMaking(tx, agencyId, userId)) >= MOST_WAITING)
    throw fail(errors, 'TOO_MANY_REPORTS', 'Wait until the reports before are made.');
  const isAnonymous = options.isAnonyManagedDataIncluded;
  const { name } = await readPosition(tx, agencyId, positionId, []);
  const id = await recordAsked(tx, agencyId, {
    madeBy: userId,
    positionId,
    isAnonymous,
    options,
    fileName: isAnonymous
      ? `Report-${codeOf(config, { candidateId: '', positionId })}.pdf`
      : cleanFileName(`${name}.pdf`, 'pdf'),
    candidateIds: applications.map(({ candidateId }) => candidateId),
  });
  await enqueue(tx, 'reports.make', { agencyId, reportId: id }, { key: `report:${id}`, maxAttempts: 5 });
  await publish(tx, agencyId, topic.report(userId));
  return id;
}

const toReport = (row: ReportRow): PositionReport => ({
  id: row.id,
  status: row.status,
  isAnonymous: row.is_anonymous,
  done: row.done,
  total: row.total,
  failure: row.failure,
  where: row.leaks,
  fileName: row.file_name,
  size: row.bytes,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** A report of the actor's own. Throws 404 for any other, and for a position that they do not see any more. */
async function requireReport(tx: Tx, actor: Actor, positionId: string, id: string): Promise<ReportRow> {
  await requirePosition(tx, actor, positionId);
  const row = await findReport(tx, actor.agencyId, id);
  if (!row || row.made_by !== actor.userId || row.position_id !== positionId) throw notFound('report');
  return row;
}

/** How far a report of the actor's own is. Throws 404. */
export const readReport = async (
  tx: Tx,
  actor: Actor,
  positionId: string,
  id: string,
): Promise<PositionReport> => toReport(await requireReport(tx, actor, positionId, id));

/** The actor's own reports of a position of the last day, the newest first. Throws 404. */
export async function listOwnReports(tx: Tx, actor: Actor, positionId: string): Promise<PositionReport[]> {
  await requirePosition(tx, actor, positionId);
  const rows = await listReports(tx, actor.agencyId, {
    madeBy: actor.userId,
    positionId,
    since: inSeconds(-REPORT_HOURS * HOUR_SECONDS),
    limit: MOST_LISTED,
  });
  return rows.map(toReport);
}

/** The file of a report of the actor's own. Throws 404, also REPORT_GONE, and 409 REPORT_NOT_READY. */
export async function requireReportFile(
  tx: Tx,
  actor: Actor,
  positionId: string,
  id: string,
): Promise<StoredFile> {
  const row = await requireReport(tx, actor, positionId, id);
  const { errors } = getPositionReportFile;
  if (row.status === 'MAKING' || row.status === 'FAILED')
    throw fail(errors, 'REPORT_NOT_READY', 'This report is not made.');
  const file = row.file_id ? await findFile(tx, actor.agencyId, row.file_id, 'private') : undefined;
  if (!file) throw fail(errors, 'REPORT_GONE', 'The file of this report is deleted.');
  return file;
}
