import { MAX_BRIEF, type ReportFact } from '@cantera/shared/contracts/report-options';
import type { Locale } from '@cantera/shared/session';

/** What stands in the options of a report; those of the other kind of report stay as they begin. */
export interface ReportValues {
  isContactInfoIncluded: boolean;
  isAnonyManagedDataIncluded: boolean;
  isScoringIncluded: boolean;
  isKqIncluded: boolean;
  isSkillsIncluded: boolean;
  areCommentsIncluded: boolean;
  isSalaryInfoIncluded: boolean;
  isExpectedSalaryIncluded: boolean;
  isSummaryIncluded: boolean;
  lang: Locale;
  /** In the order in which they were chosen; kept while comments are off. */
  commentIds: string[];
  blurred: ReportFact[];
  applicationId: string | null;
  brief: string;
  /** Whether `brief` was typed; else it follows the machine's. */
  isBriefOwn: boolean;
  stepIds: string[];
  /** Only the applications that were selected on the board. */
  isOnlyChosen: boolean;
}

/** Personal data on, all others off. */
export const newReport = (lang: Locale): ReportValues => ({
  isContactInfoIncluded: true,
  isAnonyManagedDataIncluded: false,
  isScoringIncluded: false,
  isKqIncluded: false,
  isSkillsIncluded: false,
  areCommentsIncluded: false,
  isSalaryInfoIncluded: false,
  isExpectedSalaryIncluded: false,
  isSummaryIncluded: false,
  lang,
  commentIds: [],
  blurred: [],
  applicationId: null,
  brief: '',
  isBriefOwn: false,
  stepIds: [],
  isOnlyChosen: true,
});

const common = (values: ReportValues) => ({
  isContactInfoIncluded: values.isContactInfoIncluded,
  isAnonyManagedDataIncluded: values.isAnonyManagedDataIncluded,
  isScoringIncluded: values.isScoringIncluded,
  isKqIncluded: values.isKqIncluded,
  isSalaryInfoIncluded: values.isSalaryInfoIncluded,
  isExpectedSalaryIncluded: values.isExpectedSalaryIncluded,
  isSummaryIncluded: values.isSummaryIncluded,
  lang: values.lang,
  commentIds: values.areCommentsIncluded ? values.commentIds : [],
  blurred: values.isAnonyManagedDataIncluded ? values.blurred : [],
});

const hasOwnBrief = ({ isBriefOwn, isSummaryIncluded }: ReportValues): boolean =>
  isBriefOwn && isSummaryIncluded;
/** Nothing is asked for with a brief of more characters than a report has: it stays in its field, which says so. */
export const isBriefTooLong = (values: ReportValues): boolean =>
  hasOwnBrief(values) && values.brief.trim().length > MAX_BRIEF;

/** The options of a candidate's report as they are asked for. */
export const candidateOptions = (values: ReportValues) => ({
  ...common(values),
  isSkillsIncluded: values.isSkillsIncluded,
  ...(values.applicationId ? { applicationId: values.applicationId } : {}),
  ...(hasOwnBrief(values) ? { brief: values.brief.trim() } : {}),
});

/** The options of a position's report; `chosen` are the applications that were selected, if any. */
export const positionOptions = (values: ReportValues, chosen: readonly string[] | undefined) => ({
  ...common(values),
  stepIds: values.stepIds,
  ...(chosen && values.isOnlyChosen ? { applicationIds: [...chosen] } : {}),
});
