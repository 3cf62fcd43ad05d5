import type { PolicyTexts } from '@cantera/shared/contracts/agency';
import type { CountedClause, SearchPage } from '@cantera/shared/contracts/candidate-search';
import type { SiteConfiguration } from '@cantera/shared/contracts/career-site';
import type { Day } from '@cantera/shared/contracts/day';
import type {
  ContractType,
  LanguageLevel,
  SalaryRange,
  StepCategory,
  StepType,
  WorkMode,
} from '@cantera/shared/contracts/enums';
import type { PoolProfile } from '@cantera/shared/contracts/hunt-profiles';
import type { PoolCandidate } from '@cantera/shared/contracts/hunts';
import type {
  Answer,
  KillerQuestion,
  QuestionDetails,
  RejectConditions,
} from '@cantera/shared/contracts/killer-questions';
import type { LiveChange } from '@cantera/shared/contracts/live-changes';
import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import type { PositionReportOptions } from '@cantera/shared/contracts/report-options';
import type { ReportPersonLeak } from '@cantera/shared/contracts/reports';
import type { CriterionKind, CriterionWeight, ScoreQuote, Verdict } from '@cantera/shared/contracts/scoring';
import type { Translations } from '@cantera/shared/contracts/translations';
import type { ColumnType } from 'kysely';

export type { Answer, ApplicationReceipt, Day, QuestionDetails, RejectConditions, ReportPersonLeak };

/** A clause of a search as it was executed. */
export type StoredClause = CountedClause;
/** What somebody whom a hunt found had of one of its clauses. */
export type StoredPoolClause = PoolCandidate['clauses'][number];
/** Somebody of a file of profiles; the city is the one that their place means, if any. */
export type StoredProfile = PoolProfile & { readonly cityId: number | null };
/** A word of a search that was left out. */
export type IgnoredWord = SearchPage['ignored'][number];

/** Words of a CV that people cannot see, by its page. */
export interface StoredHiddenWords {
  readonly page: number;
  readonly text: string;
}

/** What happened, as one process tells the others: the topic and, where screens can use it, what exactly changed. */
export interface LiveEvent {
  readonly topic: string;
  readonly change?: LiveChange;
  /** Of a candidate, some positions that they are in: who sees only some positions hears only of theirs. */
  readonly positionIds?: readonly string[];
}

/** Read as ISO 8601 in UTC, written as a Date of the product's clock. */
export type Timestamp = ColumnType<string, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** Read as a value, written as its JSON text. */
export type Json<T, Optional extends boolean> = ColumnType<
  T,
  Optional extends true ? string | undefined : null extends T ? string | null | undefined : string,
  null extends T ? string | null : string
>;

export type JsonObject = Record<string, unknown>;
export interface LanguageEntry {
  code: string;
  proficiency: LanguageLevel;
}
/** A killer question as it was asked. */
export type AskedQuestion = KillerQuestion & {
  /** Which version of the question it was; missing where that was not noted. */
  readonly version?: number;
};
/** The process that a position starts with, by value: nothing in it names what belongs to another position. */
export interface TemplateProcess {
  readonly steps: readonly {
    readonly name: string;
    readonly type: StepType;
    readonly category: StepCategory;
  }[];
  /** `isAsked` false: nobody has read it yet, in the position that it was taken from either. */
  readonly questions: readonly (Omit<KillerQuestion, 'id'> & { readonly isAsked?: boolean })[];
  /** `from` and `to` are places in `steps`, from 0. */
  readonly triggers: readonly {
    readonly from: number;
    readonly to: number;
    readonly workflowIds: readonly string[];
  }[];
  readonly workflows: {
    readonly welcome: string | null;
    readonly discard: string | null;
    readonly kqDiscard: string | null;
  };
  /** What the kind of work says of every position of it; templates of before know none. */
  readonly conditions?: {
    readonly work_mode: WorkMode | null;
    readonly contract_type: ContractType | null;
    readonly salary_currency: string | null;
    readonly salary_range: SalaryRange | null;
    readonly years_from: number | null;
    readonly years_to: number | null;
  };
}
/** Field name in the app's words → how sure the reader of the CV was, and where it stood. */
export type ExtractedFields = Record<string, { confidence: number; page: number; text: string }>;
/** Whom a CV is of, by what people are compared and shown by; null where it does not say. */
export interface ReadPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly jobTitle: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly linkedin: string | null;
  readonly cityId: number | null;
  readonly companies: readonly string[];
}
/** A line of a CV that people can see; `bbox` in points from the top left. */
export interface StoredLine {
  readonly text: string;
  readonly bbox: readonly [number, number, number, number];
  readonly section: string;
}
/** What a score says of one criterion as it was then, with what it rests on. */
export interface StoredVerdict {
  readonly criterionId: string;
  readonly kind: CriterionKind;
  readonly label: string;
  /** Of a language. */
  readonly level: LanguageLevel | null;
  /** Of experience. */
  readonly years: number | null;
  readonly weight: CriterionWeight;
  readonly verdict: Verdict;
  readonly quotes: readonly ScoreQuote[];
  /** The words looked for. */
  readonly searched: readonly string[];
  /** What the search had found, where a language model took it for less. */
  readonly loweredFrom?: Verdict;
}
/** What a language model took lines for, by criterion; `NO_ANSWER` where it gave none that could be used. */
export type Weighing = Readonly<Record<string, Verdict | 'NO_ANSWER'>>;
/** By the hash of what was judged. */
export type Weighings = Readonly<Record<string, Weighing>>;
/** A verdict that a decision rested on, without the words that were quoted for it. */
export interface DecidedVerdict {
  readonly criterionId: string;
  readonly label: string;
  readonly weight: CriterionWeight;
  /** What counted: the correction where there was one. */
  readonly verdict: Verdict;
  readonly isCorrected: boolean;
  /** What the search had found, where a language model took it for less. */
  readonly loweredFrom?: Verdict;
}
/** Read with `readConfiguration`, which fills what is missing. */
export type CareerSiteConfiguration = Partial<SiteConfiguration>;
/** An agency's policy in other languages than its own. */
export type PolicyTranslations = Translations<PolicyTexts>;

/** The steps of a workflow as they were written, by this version or another: `readActions` says what they are. */
export type StoredActions = readonly unknown[];

/** What was chosen for a report: of a candidate's the switches alone, of a position's all that its making needs until it is made. */
export type StoredReportOptions = Partial<PositionReportOptions>;

/** A row as the database writes it in JSON: column → value. */
export type StoredRow = Record<string, unknown>;
/** A candidate with their lists, as they stood. */
export interface PersonSnapshot {
  row: StoredRow;
  workExperiences: StoredRow[];
  educations: StoredRow[];
  languages: StoredRow[];
  skills: StoredRow[];
}
/** What a merge needs to be taken back. */
export interface MergeRecord {
  survivorBefore: PersonSnapshot;
  survivorAfter: PersonSnapshot;
  other: PersonSnapshot;
  /** Table → ids of the rows that went over whole. */
  moved: Record<string, string[]>;
  /** Of two applications to one position the one that did not stay, with what hangs on it: table → rows. */
  setAside: Record<string, StoredRow[]>;
  messages: {
    id: string;
    candidateId: string | null;
    applicationId: string | null;
    runId: string | null;
    isCancelled: boolean;
    /** The address before, where the merge wrote another. */
    address: { before: string | null; after: string } | null;
  }[];
  /** Rows about the other that are derived again, but hold decisions: table → rows. */
  decisions: Record<string, StoredRow[]>;
  /** Candidates whose mark "possibly the same as" pointed at the other. */
  marked: string[];
  /** Merges whose record went over to the survivor. */
  merges: string[];
}
