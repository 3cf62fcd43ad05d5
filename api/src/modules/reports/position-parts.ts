import { shownName } from '@cantera/shared/contracts/default-names';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import type { PositionReportOptions } from '@cantera/shared/contracts/report-options';
import type { SiteIdentity } from '@cantera/shared/contracts/site-identity';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import type { Alike } from './alike.service.ts';
import { type Composed, compose, type Setting } from './compose.ts';
import { createMasker } from './masking/index.ts';
import { type FoundPerson, readPerson } from './people.repository.ts';
import { findHolder, type ReportedApplication, type ReportedPosition } from './position-people.repository.ts';
import { REPORT_TEXTS, type ReportTexts } from './texts/index.ts';

/** More steps than these stand in 3 columns. */
const STEPS_OF_TWO_COLUMNS = 4;
/** A position's report has skills without being asked for them. */
export const OF_POSITION = { isSkillsIncluded: true };
const NO_PERSON = {
  firstName: '',
  lastName: null,
  email: null,
  phoneNumber: null,
  linkedin: null,
  employers: [],
  schools: [],
  cities: [],
  less: [],
};

/** The name of a position as its report says it: an anonymous one names no client. */
export function positionName(
  { name }: ReportedPosition,
  options: PositionReportOptions,
  setting: Setting,
): string {
  return withoutClients(options, setting)(name);
}

/** How names of an agency's own things are said: an anonymous report names no client in them. */
function withoutClients(
  { isAnonyManagedDataIncluded }: PositionReportOptions,
  { clients, aliases }: Setting,
): (name: string) => string {
  if (!isAnonyManagedDataIncluded) return (name) => name;
  // Roles stay as the position has them: it is nobody's gender.
  return createMasker({ ...NO_PERSON, clients }, { aliases, off: ['GENDER'] }).plain;
}

/** What a report holds of each person, as its options say, in its language. */
function insideOf(options: PositionReportOptions, { sections }: ReportTexts): string[] {
  const { isContactInfoIncluded, isSummaryIncluded, isSalaryInfoIncluded, isExpectedSalaryIncluded } =
    options;
  const { isScoringIncluded, isKqIncluded, commentIds } = options;
  return [
    isContactInfoIncluded && sections.contact,
    isSummaryIncluded && sections.brief,
    isSalaryInfoIncluded && sections.salary,
    isExpectedSalaryIncluded && sections.expectedSalary,
    sections.experience,
    sections.education,
    sections.languages,
    sections.hardSkills,
    sections.softSkills,
    isScoringIncluded && sections.score,
    isKqIncluded && sections.questions,
    commentIds.length > 0 && sections.comments,
  ].filter((name) => name !== false);
}

type StepsBlock = Extract<ReportBlock, { kind: 'STEPS' }>;

/** What the first page says beside its steps: an anonymous one names no client. */
function coverOf(
  { client }: ReportedPosition,
  people: number,
  options: PositionReportOptions,
  { locale, timeZone, today }: Setting,
  { name, logoUrl }: Pick<SiteIdentity, 'name' | 'logoUrl'>,
): StepsBlock['cover'] {
  const texts = REPORT_TEXTS[locale];
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone });
  const isNamed = client !== null && !options.isAnonyManagedDataIncluded;
  return {
    agency: name,
    logoUrl,
    kind: texts.cover.kind,
    lines: [
      ...(isNamed ? [`${texts.cover.client}: ${client}`] : []),
      day.format(today),
      texts.people(people),
    ],
    insideTitle: texts.cover.inside,
    inside: insideOf(options, texts),
  };
}

/** The first page: whose report it is, and the chosen steps with how many people each has in it. */
export function firstPage(
  position: ReportedPosition,
  applications: readonly ReportedApplication[],
  options: PositionReportOptions,
  setting: Setting,
  agency: Pick<SiteIdentity, 'name' | 'logoUrl'>,
): StepsBlock {
  const say = withoutClients(options, setting);
  return {
    kind: 'STEPS',
    section: 'POSITION',
    title: REPORT_TEXTS[setting.locale].sections.steps,
    position: positionName(position, options, setting),
    columns: position.steps.length > STEPS_OF_TWO_COLUMNS ? 3 : 2,
    steps: position.steps.map(({ id, name }) => ({
      id,
      name: say(shownName(name, setting.locale)),
      people: applications.filter(({ stepId }) => stepId === id).length,
    })),
    cover: coverOf(position, applications.length, options, setting, agency),
  };
}

/** One person's part, as the actor may see them; of whom they were merged into meanwhile. Throws 404 when they are gone. */
export async function personPart(
  tx: Tx,
  actor: Actor,
  {
    application,
    code,
    options,
    setting,
    cities,
    alike,
  }: {
    readonly application: ReportedApplication;
    readonly code: string;
    readonly options: PositionReportOptions;
    readonly setting: Setting;
    /** As of `Asked`. */
    readonly cities?: Map<number, number>;
    readonly alike?: Alike;
  },
  config: Pick<Config, 'secret'>,
): Promise<Composed & { found: FoundPerson }> {
  const found = await readPerson(
    tx,
    actor,
    {
      candidateId: (await findHolder(tx, actor.agencyId, application.id)) ?? application.candidateId,
      applicationId: application.id,
      commentIds: options.commentIds,
      locale: options.lang,
      isAnonymous: options.isAnonyManagedDataIncluded,
      cities,
      sharing: alike?.sharing,
    },
    config,
  );
  return { ...compose({ ...found.person, code }, { ...options, ...OF_POSITION }, setting), found };
}
