import type { SiteConfiguration } from '@cantera/shared/contracts/career-site';
import type { Day } from '@cantera/shared/contracts/day';
import type { LanguageLevel, StepCategory, StepType } from '@cantera/shared/contracts/enums';
import type {
  Answer,
  KillerQuestion,
  QuestionDetails,
  RejectConditions,
} from '@cantera/shared/contracts/killer-questions';
import type { LiveChange } from '@cantera/shared/contracts/live-changes';
import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import type { ColumnType } from 'kysely';

export type { Answer, ApplicationReceipt, Day, QuestionDetails, RejectConditions };

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
export type AskedQuestion = KillerQuestion;
/** The process that a position starts with, by value: nothing in it names what belongs to another position. */
export interface TemplateProcess {
  readonly steps: readonly {
    readonly name: string;
    readonly type: StepType;
    readonly category: StepCategory;
  }[];
  readonly questions: readonly Omit<KillerQuestion, 'id'>[];
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
/** Read with `readConfiguration`, which fills what is missing. */
export type CareerSiteConfiguration = Partial<SiteConfiguration>;

/** The steps of a workflow as they were written, by this version or another: `readActions` says what they are. */
export type StoredActions = readonly unknown[];

/** A row as the database writes it in JSON: column → value. */
export type StoredRow = Record<string, unknown>;
/** A candidate with his lists, as they stood. */
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
