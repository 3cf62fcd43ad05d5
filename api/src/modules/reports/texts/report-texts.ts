import type { CommentType } from '@cantera/shared/contracts/enums';

/** What a report says by itself. */
export interface ReportTexts {
  readonly candidate: string;
  readonly company: string;
  readonly institution: string;
  readonly page: (page: number) => string;
  readonly sections: {
    readonly contact: string;
    readonly brief: string;
    readonly summary: string;
    readonly salary: string;
    readonly expectedSalary: string;
    readonly experience: string;
    readonly education: string;
    readonly languages: string;
    readonly hardSkills: string;
    readonly softSkills: string;
    readonly score: string;
    readonly questions: string;
    readonly comments: string;
    readonly steps: string;
  };
  readonly labels: {
    readonly email: string;
    readonly phone: string;
    readonly linkedin: string;
    readonly salary: string;
    readonly expectedSalary: string;
    readonly photo: string;
    readonly position: string;
    readonly step: string;
    readonly score: string;
  };
  /** The first page of a position's report. */
  readonly cover: {
    readonly kind: string;
    readonly client: string;
    readonly inside: string;
  };
  readonly byMachine: string;
  readonly positive: string;
  readonly risks: string;
  readonly fromTo: (from: string, to: string) => string;
  readonly since: (from: string) => string;
  readonly until: (to: string) => string;
  readonly range: (from: string, to: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly noAnswer: string;
  readonly correct: string;
  readonly notCorrect: string;
  readonly comments: Readonly<Record<CommentType, string>>;
  readonly by: (name: string) => string;
  readonly people: (count: number) => string;
  readonly brief: {
    readonly role: (title: string, years: number | null) => string;
    readonly experience: (years: number) => string;
    readonly now: (title: string, company: string, period: string | null) => string;
    readonly before: (roles: readonly string[]) => string;
    readonly earlier: (roles: readonly string[]) => string;
    readonly studies: (degree: string, school: string) => string;
    readonly languages: (list: string) => string;
    readonly skills: (list: string) => string;
    readonly at: (title: string, company: string) => string;
  };
}
