import type { Candidate } from '@cantera/shared/contracts/candidates';
import type { CommentType } from '@cantera/shared/contracts/enums';
import type { QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';

/** Where somebody lives or was, with how many of the agency's candidates live there. */
export interface PersonPlace {
  readonly city: { readonly name: string; readonly region: string; readonly country: string } | null;
  /** What is told where the city is not known. */
  readonly text: string | null;
  /** Candidates of the agency in the city. */
  readonly people: number;
}

/** A job or study. */
export interface PersonStage {
  readonly title: string;
  /** Candidates of the agency who have a job, or study, of this title. */
  readonly people: number;
  readonly organisation: string;
  readonly place: PersonPlace | null;
  /** As precise as is known: `2019`, `2019-05`, `2019-05-31`. */
  readonly start: string | null;
  readonly end: string | null;
}

interface PersonComment {
  readonly id: string;
  readonly type: CommentType;
  readonly createdAt: string;
  readonly byName: string | null;
  /** One text a paragraph. */
  readonly paragraphs: readonly string[];
}

/** The application that is reported on. */
export interface PersonApplication {
  readonly id: string;
  readonly positionId: string;
  readonly positionName: string;
  readonly stepName: string;
  readonly score: Candidate['scoringLax'];
  readonly answers: readonly QuestionWithAnswer[];
}

interface NamedSkill {
  readonly name: string;
  /** Candidates of the agency who have it. */
  readonly people: number;
}

/** What is stored of somebody, as far as their report may tell it. */
export interface ReportPerson {
  readonly id: string;
  /** What they are called in an anonymous report: `7F3K`. */
  readonly code: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly jobTitle: string | null;
  /** Candidates of the agency with this job title. */
  readonly sameTitle: number;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly linkedin: string | null;
  readonly summary: string | null;
  readonly photoUrl: string | null;
  readonly place: PersonPlace | null;
  readonly salary: Candidate['salary'];
  readonly expectedSalary: Candidate['expectedSalary'];
  readonly experiences: readonly PersonStage[];
  readonly educations: readonly PersonStage[];
  readonly languages: readonly (Candidate['languages'][number] & {
    /** Candidates of the agency who speak it, however well. */
    readonly people: number;
  })[];
  readonly hardSkills: readonly NamedSkill[];
  readonly softSkills: readonly NamedSkill[];
  readonly application: PersonApplication | null;
  /** Those that were chosen, in the order of the choice. */
  readonly comments: readonly PersonComment[];
}

/** Something of a profile that a brief may tell, by its place there. */
export type BriefEntry = 'role' | 'languages' | `${'job' | 'study' | 'skill'}:${number}`;

/** What a report of any kind shows. */
export interface ReportChoices {
  readonly isContactInfoIncluded: boolean;
  readonly isAnonyManagedDataIncluded: boolean;
  readonly isScoringIncluded: boolean;
  readonly isKqIncluded: boolean;
  readonly isSalaryInfoIncluded: boolean;
  readonly isExpectedSalaryIncluded: boolean;
  readonly isSummaryIncluded: boolean;
  readonly isSkillsIncluded: boolean;
  readonly blurred: readonly string[];
  readonly brief?: string | undefined;
  /** What a brief that nobody wrote tells, where it was chosen; else the first of each kind. */
  readonly briefOrder?: readonly BriefEntry[] | undefined;
}
