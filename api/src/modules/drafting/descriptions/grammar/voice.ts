import type { ContractType, RecruitingType, WorkMode } from '@cantera/shared/contracts/enums';
import type { PositionFacts } from '../facts.ts';

/** The parts of a description, in their order. The opening has no heading. */
export const PARTS = ['opening', 'tasks', 'asked', 'offered', 'apply'] as const;
export type Part = (typeof PARTS)[number];

/** Who looks for whom. All texts are HTML. */
export interface Opening {
  readonly title: string;
  /** Absent where the client stays unnamed; `isForClient` says whether there is one. */
  readonly client: string | undefined;
  readonly isForClient: boolean;
  /** Where, as `in Girona and Olot`; empty where there are too many places for a sentence. */
  readonly where: string;
  /** How many people are looked for. */
  readonly count: number;
}

/** A sentence that tells no fact of the position but may be true of some only. */
export interface Filler {
  readonly part: Exclude<Part, 'tasks'>;
  readonly text: string;
  readonly when?: (facts: PositionFacts) => boolean;
}

/** How one tone sounds in one language. */
export interface Voice {
  readonly headings: Readonly<Record<Exclude<Part, 'opening'>, string>>;
  readonly opening: (opening: Opening) => string;
  readonly apply: string;
  /** What makes a text longer, the most useful first. */
  readonly more: readonly Filler[];
}

/** How the facts of a position are said in one language, whatever the tone. All texts are HTML. */
export interface Words {
  readonly where: (places: readonly string[]) => string;
  readonly list: (items: readonly string[]) => string;
  readonly years: (from: number, to: number) => string;
  readonly languages: (named: string) => string;
  readonly hardSkills: (named: string) => string;
  readonly softSkills: (named: string) => string;
  readonly contract: Readonly<Record<ContractType, string>>;
  /** Only those that whoever applies must know of. */
  readonly recruiting: Readonly<Partial<Record<RecruitingType, string>>>;
  readonly workMode: Readonly<Record<WorkMode, string>>;
  readonly place: (named: string) => string;
  readonly salary: (from: string, to: string, isAnnual: boolean) => string;
}

export const isHybrid = ({ workMode }: PositionFacts): boolean => workMode === 'HYBRID';
export const isRemote = ({ workMode }: PositionFacts): boolean => workMode === 'REMOTE';
export const isOnSite = ({ workMode }: PositionFacts): boolean => workMode === 'ON-SITE';
export const hasSkills = ({ hardSkills }: PositionFacts): boolean => hardSkills.length > 1;
