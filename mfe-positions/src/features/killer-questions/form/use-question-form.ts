import { call, isApiError } from '@cantera/shared/api-client';
import type { EndpointInput } from '@cantera/shared/contracts';
import {
  createQuestion,
  type PositionQuestion,
  updateQuestion,
} from '@cantera/shared/contracts/position-questions';
import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { isChangedMeanwhile } from '@cantera/shared/editing';
import { useFormVersion, useZodForm } from '@cantera/shared/forms';
import { useCallback, useRef, useState } from 'react';
import { useT } from '../../../messages/questions.ts';
import type { QuestionAddress } from '../use-question-address.ts';
import { replaceIn, useQuestionCache } from '../use-question-calls.ts';
import {
  bodyOf,
  copyOf,
  EMPTY,
  problemsOf,
  type QuestionFormValues,
  type QuestionValues,
  questionSchema,
  valuesOf,
} from './question-values.ts';

export type QuestionTask = {
  position: Position;
  address: QuestionAddress;
  /** The one to change; a new one without it. */
  question?: PositionQuestion | undefined;
  /** Somebody has deleted it: it can only be created anew. */
  isGone?: boolean;
  /** The one that a new one begins as a copy of. */
  copied?: PositionQuestion | undefined;
  /** The form of what was created takes this one's place, and the focus goes with this one. */
  onCreated: () => void;
};

/**
 * Writes a question; undefined for one that somebody has deleted, which is told where it stands. Theirs is read before a
 * refusal is thrown: it is shown beside what was typed.
 */
async function write(
  input: EndpointInput<typeof updateQuestion>,
  read: () => Promise<readonly PositionQuestion[]>,
) {
  try {
    return await call(updateQuestion, input);
  } catch (error) {
    if (isChangedMeanwhile(error)) await read().catch(() => undefined);
    const isMissed = isApiError(error) && error.status === 404;
    const left = isMissed ? await read().catch(() => undefined) : undefined;
    if (left && !left.some(({ id }) => id === input.params.kqId)) return undefined;
    throw error;
  }
}

/** What stands of a question in a form, with its problems in words; of a new one what is copied, or nothing. */
function useValuesForm(question: PositionQuestion | undefined, copied: PositionQuestion | undefined) {
  const t = useT();
  const [start] = useState(() => (copied ? copyOf(copied) : EMPTY));
  const explain = useCallback(
    (values: QuestionFormValues) =>
      new Map([...problemsOf(values)].map(([path, problem]) => [path, t(problem)])),
    [t],
  );
  const values: QuestionFormValues | undefined = question && valuesOf(question);
  return useZodForm(questionSchema, {
    defaults: values ?? start,
    ...(values ? { values } : {}),
    explain,
  });
}

/** The form over a question, and what saves it. */
export function useQuestionForm(task: QuestionTask) {
  const { position, address, question, isGone = false, copied, onCreated } = task;
  const t = useT();
  const { edit, read } = useQuestionCache(position.id);
  const form = useValuesForm(question, copied);
  /** Lets the address change before the form has been drawn as clean. */
  const release = useRef<() => void>(() => undefined);
  const [savedVersion, setSavedVersion] = useState<number>();
  const version = useFormVersion(form.formState.isDirty, question?.version, savedVersion);

  const create = async (sent: QuestionValues): Promise<void> => {
    const body = bodyOf(sent);
    const { data } = await call(createQuestion, { params: { id: position.id }, body });
    await edit((questions) => [...questions.filter(({ id }) => id !== data.id), data]);
    form.reset(sent);
    address.saved(data.id);
    onCreated();
    toast.success(t('questions.created'));
  };
  const change = async (stored: PositionQuestion, sent: QuestionValues, overwrites: boolean) => {
    const { type: _, ...body } = bodyOf(sent);
    // Over theirs is over the one that is shown: what a third person saves meanwhile is shown first.
    const seen = overwrites ? stored.version : version;
    const params = { id: position.id, kqId: stored.id };
    const answer = await write(
      { params, body: { ...body, ...(seen === undefined ? {} : { version: seen }) } },
      read,
    );
    if (!answer) return;
    const { data } = answer;
    await edit(replaceIn(data));
    form.reset(valuesOf(data));
    setSavedVersion(data.version);
    release.current();
    address.saved(data.id);
    toast.success(t('questions.saved'));
  };
  const save = (sent: QuestionValues, { overwrites }: { overwrites: boolean }): Promise<void> =>
    question && !isGone ? change(question, sent, overwrites) : create(sent);

  const reload = async (): Promise<void> => {
    const current = (await read()).find(({ id }) => id === question?.id);
    if (current) form.reset(valuesOf(current));
  };
  const tellFailure = (error: unknown): void => {
    if (isApiError(error) && error.is(createQuestion, 'TOO_MANY_QUESTIONS'))
      toast.error(t('questions.tooMany'));
    else toast.standardError();
  };
  return { form, save, reload, tellFailure, release };
}
