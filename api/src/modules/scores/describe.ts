import type { Locale } from '@cantera/shared/contracts/enums';
import type {
  ApplicationScoring,
  CriterionWeight,
  JudgedCriterion,
  ScoreQuote,
  ScoreStatus,
} from '@cantera/shared/contracts/scoring';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { findPages, machineLines } from '../cv-pages/index.ts';
import { type Manner, type ScoreReader, saidQuote } from './said-quote.ts';
import { criterionName, SCORE_TEXTS } from './score-texts.ts';
import {
  type Correction,
  findCorrections,
  findCorrectionsOf,
  findScore,
  findScores,
  isCvUnread,
  isLive,
  type ScoreRow,
} from './scores.repository.ts';

/** Each criterion with what counts: the correction where there is one. */
function judgedOf(
  { verdicts }: Pick<ScoreRow, 'verdicts'>,
  corrections: readonly Correction[],
  manner: Manner,
): JudgedCriterion[] {
  const byCriterion = new Map(corrections.map((correction) => [correction.criterionId, correction]));
  return verdicts.map((stored) => {
    const { criterionId, kind, weight, verdict, quotes, searched, loweredFrom } = stored;
    const correction = byCriterion.get(criterionId);
    return {
      id: criterionId,
      kind,
      label: criterionName(stored, manner.locale),
      weight,
      verdict: correction?.verdict ?? verdict,
      quotes: quotes.map((quote) => saidQuote(quote, manner)),
      searched: [...searched],
      corrected: correction ? { byName: correction.byName } : null,
      loweredFrom: loweredFrom ?? null,
    };
  });
}

/** Criteria, those marked that a language model had no answer about. */
const withUnweighed = ({ weighings, input_hash: hash }: ScoreRow, judged: JudgedCriterion[]) =>
  judged.map((one) =>
    weighings[hash]?.[one.id] === 'NO_ANSWER' ? { ...one, isUnweighed: true as const } : one,
  );

/** `TypeScript: “five years of TypeScript” (p. 1)` */
function positive({ label, quotes, corrected }: JudgedCriterion, manner: Manner): string {
  const texts = SCORE_TEXTS[manner.locale];
  const [first] = quotes;
  if (corrected) return `${label}: ${texts.corrected(corrected.byName)}`;
  return first ? `${label}: ${quoted(first, manner)}` : label;
}
function quoted({ text, page }: ScoreQuote, { locale }: Manner): string {
  const texts = SCORE_TEXTS[locale];
  return page === null ? `${texts.profile}: ${text}` : `${texts.quote(text)} (${texts.page} ${page})`;
}

function risk(judged: JudgedCriterion, manner: Manner): string {
  const { label, verdict, quotes, searched, corrected, loweredFrom } = judged;
  const texts = SCORE_TEXTS[manner.locale];
  const [first] = quotes;
  if (corrected) return `${label}: ${texts.corrected(corrected.byName)}`;
  if (loweredFrom && first) return `${label}: ${texts.lowered}, ${quoted(first, manner)}`;
  if (verdict === 'NOT_SHOWN')
    return manner.reader === 'CLIENT'
      ? `${label}: ${texts.notShown}`
      : `${label}: ${texts.notShown}; ${texts.searched} (${searched.join(', ')})`;
  const words = verdict === 'PARTLY' ? texts.partly : texts.contradicted;
  return first ? `${label}: ${words}, ${quoted(first, manner)}` : `${label}: ${words}`;
}

/** The lax score in words; null while there is none. */
export function describeScore(
  row: Pick<ScoreRow, 'lax' | 'verdicts'> | undefined,
  corrections: readonly Correction[],
  locale: Locale,
  reader: ScoreReader = 'RECRUITER',
): ApplicationScoring['scoringLax'] {
  if (!row || row.lax === null) return null;
  const manner = { locale, reader };
  const judged = judgedOf(row, corrections, manner);
  return {
    finalScore: row.lax,
    positiveAspects: judged.filter(({ verdict }) => verdict === 'MET').map((one) => positive(one, manner)),
    risks: judged.filter(({ verdict }) => verdict !== 'MET').map((one) => risk(one, manner)),
  };
}

/** The language that somebody reads the product in. */
export async function localeOf(tx: Tx, actor: Actor): Promise<Locale> {
  const row = await tx
    .selectFrom('users')
    .select('lang')
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  return row?.lang ?? 'en';
}

/** The lax score of an application in words, to the actor in their language unless a report's is named; null while there is none, or without an application. */
export async function readLax(
  tx: Tx,
  actor: Actor,
  applicationId: string | null,
  report?: { readonly locale: Locale },
): Promise<ApplicationScoring['scoringLax']> {
  const row = applicationId ? await findScore(tx, actor.agencyId, applicationId) : undefined;
  if (!row) return null;
  const corrections = await findCorrections(tx, actor.agencyId, row.application_id);
  if (report) return describeScore(row, corrections, report.locale, 'CLIENT');
  return describeScore(row, corrections, await localeOf(tx, actor));
}

/** What somebody is told of an application: its score, or why there is none. A CV whose reading was cut off may have text all the same. */
async function statusOf(
  tx: Tx,
  agencyId: string,
  applicationId: string,
  row: ScoreRow | undefined,
): Promise<ScoreStatus> {
  if (!row) return (await isLive(tx, agencyId, applicationId)) ? 'QUEUED' : 'CLOSED';
  const isUnread = row.status === 'NO_TEXT' && (await isCvUnread(tx, agencyId, row));
  return isUnread ? 'UNREAD' : row.status;
}

/** The score of an application with all that it rests on, in the actor's language. The application is one that the actor may see. */
export async function readScoring(tx: Tx, actor: Actor, applicationId: string): Promise<ApplicationScoring> {
  const { agencyId } = actor;
  const row = await findScore(tx, agencyId, applicationId);
  const corrections = row ? await findCorrections(tx, agencyId, applicationId) : [];
  const locale = await localeOf(tx, actor);
  const pages = row?.file_id ? await findPages(tx, agencyId, row.file_id) : [];
  return {
    status: await statusOf(tx, agencyId, applicationId, row),
    stale: row?.stale ?? null,
    scoringLax: describeScore(row, corrections, locale),
    scoringStrict: row?.strict ?? null,
    scoringVeryStrict: row?.very_strict ?? null,
    criteria: row ? withUnweighed(row, judgedOf(row, corrections, { locale, reader: 'RECRUITER' })) : [],
    judgedShare: row?.judged_share ?? 0,
    // What lies unseen over a scanned page is what a scanner read of it.
    hiddenWords: pages.flatMap(({ hidden, scan }) => (scan ? [] : hidden)),
    machineLines: pages.flatMap(({ lines }) => machineLines(lines).map(({ text }) => text)),
    computedAt: row?.computed_at ?? null,
  };
}

const WEIGHT_ORDER: readonly CriterionWeight[] = ['MUST', 'NICE', 'SOFT', 'OFF'];
const byWeight = (one: JudgedCriterion, other: JudgedCriterion): number =>
  WEIGHT_ORDER.indexOf(one.weight) - WEIGHT_ORDER.indexOf(other.weight);

/** A score in short. */
export interface ScoreGist {
  /** The lax score; null while there is none. */
  readonly score: number | null;
  /** What the position must have and the score does not find met. */
  readonly missing: string[];
  /** What it found, the weightiest first. */
  readonly quotes: ScoreQuote[];
}
/** The scores of applications in short, by application, in the language; of those without one nothing. */
export async function readGists(
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, ScoreGist>> {
  const gists = new Map<string, ScoreGist>();
  const manner: Manner = { locale, reader: 'RECRUITER' };
  const corrections = await findCorrectionsOf(tx, agencyId, applicationIds);
  for (const row of await findScores(tx, agencyId, applicationIds)) {
    const judged = judgedOf(row, corrections.get(row.application_id) ?? [], manner).sort(byWeight);
    gists.set(row.application_id, {
      score: row.lax,
      missing: judged
        .filter(({ weight, verdict }) => weight === 'MUST' && verdict !== 'MET')
        .map(({ label }) => label),
      quotes: judged
        .filter(({ verdict }) => verdict === 'MET' || verdict === 'PARTLY')
        .flatMap(({ quotes }) => quotes),
    });
  }
  return gists;
}
