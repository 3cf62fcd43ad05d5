import { createHash } from 'node:crypto';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import type { CandidateReportOptions } from '@cantera/shared/contracts/report-options';
import { createCandidateReport, type ReportPreview } from '@cantera/shared/contracts/reports';
import { fullName } from '@cantera/shared/contracts/text';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { holdCandidate } from '../candidates/index.ts';
import { cleanFileName, findFile, publicFileId } from '../files/index.ts';
import { recordDelivered } from '../report-records/index.ts';
import { type Alike, alikeIn } from './alike.service.ts';
import { missingOf, requireChoices } from './choices.ts';
import { aliasesOf, compose, type Setting } from './compose.ts';
import { leaksOfBlocks, leaksOfFile } from './leaks.ts';
import type { MaskRule } from './masking/index.ts';
import type { ReportChoices } from './model/person.ts';
import { narrowOf } from './narrow.service.ts';
import { openReport } from './pdf/index.ts';
import { type FoundPerson, readClientNames, readPerson, readTimeZone } from './people.repository.ts';
import { REPORT_TEXTS } from './texts/index.ts';

/** What every person of a report is told by. `clients` are only read for an anonymous one. */
export async function readSetting(
  tx: Tx,
  agencyId: string,
  { lang, isAnonyManagedDataIncluded }: Pick<CandidateReportOptions, 'lang' | 'isAnonyManagedDataIncluded'>,
): Promise<Setting> {
  return {
    locale: lang,
    timeZone: await readTimeZone(tx, agencyId),
    today: now(),
    clients: isAnonyManagedDataIncluded ? await readClientNames(tx, agencyId) : [],
    aliases: aliasesOf(lang),
  };
}

/** Somebody with what their report is told by. Throws 404, and 400 for options that exclude each other. */
export async function readForReport(
  tx: Tx,
  actor: Actor,
  id: string,
  options: CandidateReportOptions,
  config: Deps['config'],
  alike?: Alike,
): Promise<{ found: FoundPerson; setting: Setting }> {
  requireChoices(actor, options);
  const { applicationId, commentIds, lang, isAnonyManagedDataIncluded } = options;
  const asked = {
    candidateId: id,
    applicationId,
    commentIds,
    locale: lang,
    isAnonymous: isAnonyManagedDataIncluded,
    // A file has no marks of what is rare: of it only cities are counted.
    ...(alike ? { sharing: alike.sharing } : { cities: new Map<number, number>() }),
  };
  const found = await readPerson(tx, actor, asked, config);
  if (applicationId && !found.person.application) throw invalidFields({ application_id: 'not_found' });
  return { found, setting: await readSetting(tx, actor.agencyId, options) };
}

/** What a report shows, and what its brief tells where that was chosen. */
type OrderedOptions = CandidateReportOptions & Pick<ReportChoices, 'briefOrder'>;

/** What a report of a candidate would say. Throws 404, and 400 for options that exclude each other. `off`: as of `makeReport`. */
export async function previewReport(
  tx: Tx,
  actor: Actor,
  id: string,
  options: OrderedOptions,
  config: Deps['config'],
  off: readonly MaskRule[] = [],
): Promise<ReportPreview> {
  const alike = alikeIn(tx, actor.agencyId);
  const { found, setting: standing } = await readForReport(tx, actor, id, options, config, alike);
  const setting = { ...standing, off };
  const { blocks, masked, identity } = compose(found.person, options, setting);
  const isAnonymous = options.isAnonyManagedDataIncluded;
  const { brief: _, ...untouched } = options;
  // Everything that could be told, and the brief as a machine makes it.
  const whole = compose(found.person, { ...untouched, isSummaryIncluded: true, blurred: [] }, setting).blocks;
  const own =
    options.blurred.length > 0
      ? compose(found.person, { ...untouched, isSummaryIncluded: true }, setting).blocks
      : whole;
  const brief = own.find(({ section }) => section === 'BRIEF');
  const narrow = isAnonymous ? await narrowOf(alike, found, options, { shown: blocks, whole }) : null;
  await alike.settle();
  return {
    blocks,
    masked,
    unsafe: identity && leaksOfBlocks([{ code: found.person.code, identity, blocks }]),
    photosLeftOut: await countPhotosLeftOut(tx, actor.agencyId, blocks),
    narrow,
    missing: missingOf(actor, found),
    applications: found.applications.map((one) => ({
      id: one.id,
      positionId: one.positionId,
      positionName: one.positionName,
    })),
    applicationId: found.person.application?.id ?? null,
    brief: brief?.kind === 'TEXT' ? brief.paragraphs.map(({ text }) => text).join('\n') : '',
  };
}

const DRAWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** How many of the photos of some blocks are in a format that the file cannot hold. */
export async function countPhotosLeftOut(
  tx: Tx,
  agencyId: string,
  blocks: readonly ReportBlock[],
): Promise<number> {
  let count = 0;
  for (const block of blocks) {
    const url = block.kind === 'PERSON' ? block.photoUrl : null;
    const fileId = url === null ? null : publicFileId(agencyId, url);
    const file = fileId === null ? undefined : await findFile(tx, agencyId, fileId, 'public');
    if (file && !DRAWN.has(file.contentType)) count += 1;
  }
  return count;
}

/** The picture of a person, where the agency stores it. */
export async function readPhoto(
  { files }: Pick<Deps, 'files'>,
  inTenant: InTenant,
  agencyId: string,
  url: string | null,
): Promise<Buffer | null> {
  const fileId = url === null ? null : publicFileId(agencyId, url);
  if (fileId === null) return null;
  const file = await inTenant((tx) => findFile(tx, agencyId, fileId, 'public'));
  return file ? ((await files.get(file.storageKey)) ?? null) : null;
}
export type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface MadeReport {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Makes the report of a candidate and records that it was made. Nothing of it is kept. Throws 404, 400 for options that
 * exclude each other, and 500 REPORT_NOT_SAFE when an anonymous one would tell who they are. `off`: masking rules that are
 * turned off, in tests of that refusal.
 */
export async function makeReport(
  deps: Deps,
  inTenant: InTenant,
  actor: Actor,
  id: string,
  options: OrderedOptions,
  off: readonly MaskRule[] = [],
): Promise<MadeReport> {
  const { agencyId, userId } = actor;
  const { found, setting } = await inTenant((tx) => readForReport(tx, actor, id, options, deps.config));
  const { person } = found;
  const { blocks, identity } = compose(person, options, { ...setting, off });
  const title = identity ? `${REPORT_TEXTS[options.lang].candidate} ${person.code}` : fullName(person);
  const report = openReport({ title, locale: options.lang });
  const photoUrl = blocks.find((block) => block.kind === 'PERSON')?.photoUrl ?? null;
  const pages = report.add(blocks, await readPhoto(deps, inTenant, agencyId, photoUrl));
  const bytes = await report.finish();
  if (identity) {
    const where = await leaksOfFile(bytes, [{ code: person.code, identity, blocks, pages }], title);
    if (where.length > 0)
      throw fail(createCandidateReport.errors, 'REPORT_NOT_SAFE', 'The report would tell who this is.', {
        details: { where },
      });
  }
  const name = identity ? `CV-${person.code}.pdf` : cleanFileName(`CV ${title}.pdf`, 'pdf');
  const {
    commentIds: _comments,
    applicationId: _application,
    brief: _brief,
    briefOrder: _order,
    ...switches
  } = options;
  await inTenant(async (tx) => {
    // Erased meanwhile: nothing is delivered.
    await holdCandidate(tx, actor, person.id);
    await recordDelivered(
      tx,
      agencyId,
      {
        madeBy: userId,
        positionId: person.application?.positionId ?? null,
        isAnonymous: identity !== null,
        options: switches,
        // The record of a plain one names nobody either: that is what its people are for.
        fileName: `CV-${person.code}.pdf`,
        candidateIds: [person.id],
      },
      { sha256: createHash('sha256').update(bytes).digest(), bytes: bytes.byteLength },
    );
  });
  return { name, bytes };
}
