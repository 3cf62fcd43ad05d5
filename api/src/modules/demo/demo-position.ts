import type {
  ContractType,
  LanguageLevel,
  Locale,
  PositionStatus,
  Priority,
  StepCategory,
  WorkMode,
} from '@cantera/shared/contracts/enums';

export interface DemoPosition {
  readonly key: string;
  readonly title: string;
  readonly status: PositionStatus;
  readonly client: string | null;
  /** Key of the track that its candidates come from. */
  readonly track: string;
  readonly locale: Locale;
  readonly city: readonly [string, string] | null;
  readonly workMode: WorkMode | null;
  /** Of the demo's career site. */
  readonly department?: string;
  readonly contract: ContractType | null;
  readonly salary: readonly [number, number] | null;
  readonly showSalary?: boolean;
  readonly years: readonly [number, number] | null;
  readonly priority: Priority;
  readonly hiringNumber: number;
  readonly commission: number | null;
  readonly fixedFee?: number;
  readonly languages: readonly { code: string; proficiency: LanguageLevel }[];
  readonly onPortal: boolean;
  /** Keys of users, the first is the one who sends. */
  readonly recruiters: readonly string[];
  readonly managers: readonly string[];
  /** Steps between the inbox and the hire; the usual three when not given. */
  readonly steps?: readonly (readonly [string, StepCategory])[];
  readonly applications: number;
  readonly openedDaysAgo: number | null;
  /** Of a closed one; 20 when not given. */
  readonly closedDaysAgo?: number;
  readonly isHidden?: boolean;
  readonly description: string;
  readonly notes?: string;
}

export const USUAL_STEPS: readonly (readonly [string, StepCategory])[] = [
  ['Screening', 'INTERNAL'],
  ['Interview', 'INTERNAL'],
  ['Offer', 'EXTERNAL'],
];
