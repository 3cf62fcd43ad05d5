import type { ReportFact } from '@cantera/shared/contracts/report-options';
import type { UseFormReturn } from 'react-hook-form';
import type { ReportValues } from '../report-values.ts';

/** Has an anonymous report tell less of a fact, or all of it again. */
export function useBlur({ getValues, setValue }: UseFormReturn<ReportValues>) {
  return (fact: ReportFact, isBlurred: boolean) => {
    const others = getValues('blurred').filter((other) => other !== fact);
    setValue('blurred', isBlurred ? [...others, fact] : others, { shouldDirty: true });
  };
}
