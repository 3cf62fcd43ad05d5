import { useWatch } from 'react-hook-form';
import type { QuestionControl } from './option-fields.tsx';
import type { QuestionFormValues } from './question-values.ts';

/** What the form holds now. */
export const useFormValues = (control: QuestionControl): QuestionFormValues => {
  const [question, type, required, details, rejectConditions] = useWatch({
    control,
    name: ['question', 'type', 'required', 'details', 'rejectConditions'],
  });
  return { question, type, required, details, rejectConditions };
};
