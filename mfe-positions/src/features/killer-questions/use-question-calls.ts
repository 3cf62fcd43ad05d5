import { apiKey, call, isApiError } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import {
  deleteQuestion,
  generateQuestions,
  listPositionQuestions,
  type PositionQuestion,
  updateQuestion,
} from '@cantera/shared/contracts/position-questions';
import type { Position } from '@cantera/shared/contracts/positions';
import { plainText } from '@cantera/shared/contracts/text';
import { confirm, toast } from '@cantera/shared/design-system';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useT } from '../../messages/questions.ts';
import type { QuestionAddress } from './use-question-address.ts';

type Generated = EndpointResponse<typeof generateQuestions>['data'];
type Answer = { data: { items: PositionQuestion[] } };
type Edit = (questions: PositionQuestion[]) => PositionQuestion[];

/** Changes the list that is shown by what the server has answered. */
export function useQuestionCache(positionId: string) {
  const { mutate } = useSWRConfig();
  const key = apiKey(listPositionQuestions, { params: { id: positionId } });
  return {
    edit: (change: Edit) =>
      mutate<Answer>(key, (current) => current && { data: { items: change(current.data.items) } }, {
        revalidate: false,
      }),
    read: async (): Promise<PositionQuestion[]> => {
      const answer = await call(listPositionQuestions, { params: { id: positionId } });
      await mutate<Answer>(key, answer, { revalidate: false });
      return answer.data.items;
    },
    again: () => mutate(key),
  };
}

export const replaceIn =
  (saved: PositionQuestion): Edit =>
  (questions) =>
    questions.map((question) => (question.id === saved.id ? saved : question));

/** Asks, and deletes a question; it is gone at once and comes back when the server refuses. `onGone`: what had the focus goes with it. */
export function useDeleteQuestion(positionId: string, address: QuestionAddress, onGone: () => void) {
  const t = useT();
  const { edit, again } = useQuestionCache(positionId);
  return async ({ id, question }: PositionQuestion) => {
    const isSure = await confirm({
      title: t('questions.delete.title'),
      body: t('questions.delete.text', { question }),
      confirmLabel: t('questions.delete.confirm'),
      isDanger: true,
    });
    if (!isSure) return;
    if (address.questionId === id) address.close();
    await edit((questions) => questions.filter((other) => other.id !== id));
    onGone();
    try {
      await call(deleteQuestion, { params: { id: positionId, kqId: id } });
      toast.success(t('questions.delete.done'));
    } catch (error) {
      await again();
      if (!isApiError(error) || error.status !== 404) toast.standardError();
    }
  };
}

/** Says of a question as it stands that applicants may be asked it. */
export function useApproveQuestion(positionId: string, address: QuestionAddress) {
  const t = useT();
  const { edit, again } = useQuestionCache(positionId);
  return async ({ id, version }: PositionQuestion) => {
    try {
      const { data } = await call(updateQuestion, {
        params: { id: positionId, kqId: id },
        body: { version },
      });
      await edit(replaceIn(data));
      address.saved(id);
      toast.success(t('questions.approved'));
    } catch (error) {
      await again();
      if (isApiError(error) && error.is(updateQuestion, 'QUESTION_CHANGED'))
        toast.error(t('questions.approveChanged'));
      else toast.standardError();
    }
  };
}

/** Has questions written from what the position requires. */
export function useGenerateQuestions(position: Position, address: QuestionAddress) {
  const t = useT();
  const navigate = useNavigate();
  const { edit, again } = useQuestionCache(position.id);
  const href = `/positions/${position.id}/job-description`;
  const askForDescription = () =>
    toast.error(t('questions.generate.noDescription'), {
      action: { label: t('questions.generate.toDescription'), href, onSelect: () => void navigate(href) },
    });
  const show = async (made: readonly PositionQuestion[], writtenBy: Generated['writtenBy']) => {
    const last = made.at(-1);
    if (!last) {
      toast.status(t('questions.generate.nothing'));
      return;
    }
    await edit((questions) => [...questions.filter(({ id }) => !made.some((one) => one.id === id)), ...made]);
    address.open(last.id, {
      review: made
        .slice(0, -1)
        .map(({ id }) => id)
        .join(','),
    });
    const text = t('questions.generate.doneText');
    toast.success(t('questions.generate.done'), {
      description: writtenBy === 'MODEL' ? `${text} ${t('questions.generate.byModel')}` : text,
    });
  };
  return async (): Promise<void> => {
    if (plainText(position.jobDescription) === '') {
      askForDescription();
      return;
    }
    try {
      const { data } = await call(generateQuestions, { params: { id: position.id } });
      await show(data.items, data.writtenBy);
    } catch (error) {
      if (isApiError(error) && error.is(generateQuestions, 'JOB_DESCRIPTION_REQUIRED')) askForDescription();
      else if (isApiError(error) && error.is(generateQuestions, 'TOO_MANY_QUESTIONS'))
        toast.error(t('questions.tooMany'));
      else if (isApiError(error) && error.status === 429) toast.error(t('questions.generate.tooOften'));
      else toast.error(t('questions.generate.failed'));
      await again();
    }
  };
}
