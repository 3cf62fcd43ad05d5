import type {
  ContractType,
  LanguageLevel,
  RecruitingType,
  SalaryRange,
  WorkMode,
} from '@cantera/shared/contracts/enums';

/** All that a description may say of a position. What does not stand here cannot be told. */
export interface PositionFacts {
  /** As it was typed. */
  readonly title: string;
  /** Names of cities, at least one. */
  readonly locations: readonly string[];
  readonly workMode: WorkMode;
  readonly contractType: ContractType;
  readonly recruitingType: RecruitingType;
  /** Of experience. */
  readonly years: { readonly from: number; readonly to: number };
  readonly salary: {
    readonly from: number;
    readonly to: number;
    /** ISO 4217. */
    readonly currency: string;
    readonly range: SalaryRange;
  };
  /** How many people are looked for. */
  readonly hiringNumber: number;
  readonly languages: readonly { readonly code: string; readonly proficiency: LanguageLevel }[];
  readonly hardSkills: readonly string[];
  readonly softSkills: readonly string[];
  readonly benefits: readonly string[];
  readonly client: {
    readonly name: string;
    /** Text, not HTML. */
    readonly description: string;
    readonly benefits: readonly string[];
  } | null;
}
