import { can } from '@cantera/shared/contracts/permissions';
import { positionReportOptions } from '@cantera/shared/contracts/report-options';
import { REPORT_HOURS, type ReportPersonLeak } from '@cantera/shared/contracts/reports';
import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds, now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { readIdentity } from '../career-site/index.ts';
import { putBytes, recordFile, removeFiles } from '../files/index.ts';
import { findPosition } from '../positions/index.ts';
import {
  endReports,
  failLost,
  findReport,
  noteProgress,
  type ReportRow,
  settleFailed,
  settleReady,
} from '../report-records/index.ts';
import { readPhoto, readSetting } from './candidate-report.service.ts';
import { leaksOfFile, type ReportedTarget } from './leaks.ts';
import type { MaskRule } from './masking/index.ts';
import { codesOf } from './model/code.ts';
import { openReport } from './pdf/index.ts';
import { firstPage, personPart, positionName } from './position-parts.ts';
import { findMaker, listReported, readPosition } from './position-people.repository.ts';

type Payload = JobPayloads['reports.make'];
/** People after whom open screens are told how far it is. */
const TOLD_EVERY = 10;
const HOUR_SECONDS = 3600;

/** Ends the making with a reason, which no further attempt would change. */
class CannotMake extends Error {
  readonly failure: NonNullable<ReportRow['failure']>;
  readonly leaks: readonly ReportPersonLeak[];
  constructor(failure: NonNullable<ReportRow['failure']>, leaks: readonly ReportPersonLeak[] = []) {
    super(failure);
    this.failure = failure;
    this.leaks = leaks;
  }
}

/** Who asked for a report, as long as they may. */
async function requireMaker(tx: Tx, agencyId: string, { made_by, position_id }: ReportRow): Promise<Actor> {
  const user = await findMaker(tx, agencyId, made_by);
  if (!user || !can(user.role, 'applications.report')) throw new CannotMake('NOT_ALLOWED');
  const actor: Actor = { agencyId, userId: user.id, role: user.role, sessionId: '' };
  if (!position_id || !(await findPosition(tx, actor, position_id))) throw new CannotMake('NOT_ALLOWED');
  return actor;
}

async function begin(tx: Tx, agencyId: string, row: ReportRow, off: readonly MaskRule[]) {
  const actor = await requireMaker(tx, agencyId, row);
  const options = positionReportOptions.parse(row.options);
  const positionId = row.position_id ?? '';
  const setting = { ...(await readSetting(tx, agencyId, options)), off };
  const position = await readPosition(tx, agencyId, positionId, options.stepIds);
  // Who came into the steps since it was asked for is not in it.
  const applications = await listReported(tx, agencyId, positionId, options, row.id);
  return { actor, options, positionId, setting, position, applications };
}
type Begun = Awaited<ReturnType<typeof begin>>;

/** Draws the file, person after person, each read in a transaction of its own. Gives it with whom nothing in it may tell. */
async function draw(deps: Deps, { agencyId, reportId }: Payload, row: ReportRow, begun: Begun) {
  const { actor, options, positionId, setting, position, applications } = begun;
  const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(deps.pool, agencyId, work);
  const codes = codesOf(
    deps.config,
    applications.map(({ candidateId }) => candidateId),
    positionId,
  );
  const title = positionName(position, options, setting);
  const file = openReport({ title, locale: options.lang });
  const agency = await inTenant((tx) => readIdentity(tx, actor));
  const logo = await readPhoto(deps, inTenant, agencyId, agency.logoUrl);
  file.add([firstPage(position, applications, options, setting, agency)], logo);
  const targets: ReportedTarget[] = [];
  // The file has no marks of what is rare: only cities are counted, each once.
  const cities = new Map<number, number>();
  for (const [index, application] of applications.entries()) {
    const code = codes.get(application.candidateId) ?? '';
    const { blocks, identity } = await inTenant((tx) =>
      personPart(tx, actor, { application, code, options, setting, cities }, deps.config),
    );
    const photoUrl = blocks.find((block) => block.kind === 'PERSON')?.photoUrl ?? null;
    const pages = file.add(blocks, await readPhoto(deps, inTenant, agencyId, photoUrl));
    if (identity) targets.push({ code, identity, blocks, pages });
    if ((index + 1) % TOLD_EVERY === 0)
      await inTenant(async (tx) => {
        await noteProgress(tx, agencyId, reportId, index + 1);
        if (row.made_by) await publish(tx, agencyId, topic.report(row.made_by));
      });
  }
  return { bytes: await file.finish(), targets, title };
}

async function makeFile(
  deps: Deps,
  payload: Payload,
  row: ReportRow,
  off: readonly MaskRule[],
): Promise<void> {
  const { agencyId, reportId } = payload;
  const begun = await withTenant(deps.pool, agencyId, (tx) => begin(tx, agencyId, row, off));
  const { bytes, targets, title } = await draw(deps, payload, row, begun);
  const leaks = targets.length > 0 ? await leaksOfFile(bytes, targets, title) : [];
  if (leaks.length > 0) throw new CannotMake('REPORT_NOT_SAFE', leaks);
  const put = await putBytes(deps.files, agencyId, {
    access: 'private',
    bytes,
    contentType: 'application/pdf',
    name: row.file_name,
    createdBy: row.made_by,
  });
  const expiresAt = inSeconds(REPORT_HOURS * HOUR_SECONDS);
  await withTenant(deps.pool, agencyId, async (tx) => {
    await recordFile(tx, agencyId, put);
    const file = { fileId: put.id, sha256: put.sha256, bytes: put.bytes, expiresAt };
    if (!(await settleReady(tx, agencyId, reportId, file))) {
      await removeFiles(tx, agencyId, [put.id]);
      await settleFailed(tx, agencyId, reportId, 'PERSON_ERASED');
    } else
      await enqueue(
        tx,
        'reports.expire',
        { agencyId, reportId },
        { key: `report_expire:${reportId}`, runAt: expiresAt },
      );
    if (row.made_by) await publish(tx, agencyId, topic.report(row.made_by));
  });
}

/**
 * Makes the file of a position's report. Runs again from its start after a crash; one that is made, failed or gone by now is
 * left alone. `off`: masking rules that are turned off, in tests of the refusal.
 */
export async function makePositionReport(
  deps: Deps,
  payload: Payload,
  isLastAttempt: boolean,
  off: readonly MaskRule[] = [],
): Promise<void> {
  const { agencyId, reportId } = payload;
  const row = await withTenant(deps.pool, agencyId, (tx) => findReport(tx, agencyId, reportId));
  if (row?.status !== 'MAKING') return;
  const end = (
    failure: NonNullable<ReportRow['failure']>,
    leaks: readonly ReportPersonLeak[] = [],
  ): Promise<void> =>
    withTenant(deps.pool, agencyId, async (tx) => {
      await settleFailed(tx, agencyId, reportId, failure, leaks);
      if (row.made_by) await publish(tx, agencyId, topic.report(row.made_by));
    });
  try {
    await makeFile(deps, payload, row, off);
  } catch (error) {
    if (error instanceof CannotMake) return end(error.failure, error.leaks);
    if (error instanceof AppError && error.parts.status === 404) return end('PERSON_ERASED');
    if (isLastAttempt) await end('FAILED');
    throw error;
  }
}

/** Deletes files of reports whose day is over: one report's, or all of the agency's, whose lost ones fail then. */
export async function expireReports(deps: Deps, agencyId: string, reportId?: string): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    const { fileIds, userIds } = await endReports(tx, agencyId, now(), reportId);
    await removeFiles(tx, agencyId, fileIds);
    const losers = reportId === undefined ? await failLost(tx, agencyId) : [];
    for (const userId of new Set([...userIds, ...losers])) await publish(tx, agencyId, topic.report(userId));
  });
}
