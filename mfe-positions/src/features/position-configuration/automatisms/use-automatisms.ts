import { apiKey, call, useRefresh } from '@cantera/shared/api-client';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { saveAutomatisms } from '@cantera/shared/contracts/triggers';
import { confirm, toast } from '@cantera/shared/design-system';
import { useZodForm } from '@cantera/shared/forms';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { useT } from '../../../messages/automations.ts';
import { AUTOMATISMS, type Choice, choiceSchema, chosenIn, isSameChoice, NONE } from './automatism-choice.ts';

/** Milliseconds after the last choice until the three are saved. */
const SAVE_DELAY_MS = 250;

type Answer = { data: Position };

/** Saves the three of a position: shown at once, taken back when the server refuses. One save after the other. */
function useSaveChoice(position: Position) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { id } = position;
  const send = (choice: Choice) =>
    mutate<Answer, { data: Choice }>(
      apiKey(getPosition, { params: { id } }),
      call(saveAutomatisms, { params: { id }, body: choice }),
      {
        optimisticData: (current) => ({ data: { ...(current?.data ?? position), ...choice } }),
        populateCache: ({ data }, current) => ({ data: { ...(current?.data ?? position), ...data } }),
        rollbackOnError: true,
        revalidate: false,
      },
    );
  return (choice: Choice): Promise<unknown> => {
    const sent = last.current.catch(() => undefined).then(() => send(choice));
    last.current = sent;
    // The channels that the workflows use are the server's to say.
    return sent.then(() => refresh(getPosition, ({ params }) => params.id === id));
  };
}

/** The three selects: they save themselves once all three are chosen. `saved` is what the server holds. */
export function useAutomatisms(position: Position, saved: Choice) {
  const t = useT();
  const save = useSaveChoice(position);
  const form = useZodForm(choiceSchema, { defaults: saved });
  const [welcomeWorkflowId, discardWorkflowId, kqDiscardWorkflowId] = useWatch({
    control: form.control,
    name: AUTOMATISMS,
  });
  const choice: Choice = { welcomeWorkflowId, discardWorkflowId, kqDiscardWorkflowId };
  const [state, setState] = useState<'IDLE' | 'SAVING' | 'SAVED'>('IDLE');
  const due = useRef<{ timer: ReturnType<typeof setTimeout>; choice: Choice }>(undefined);
  /** What was sent last, until it is answered. */
  const sent = useRef<Choice>(undefined);
  const run = async (next: Choice) => {
    due.current = undefined;
    sent.current = next;
    setState('SAVING');
    try {
      await save(next);
      setState('SAVED');
      toast.success(t('configuration.automatisms.saved'));
    } catch {
      // What was chosen since is not what was refused: it stays, and is saved in its turn.
      if (isSameChoice(form.getValues(), next)) form.reset(latest.current.saved);
      if (sent.current === next) setState('IDLE');
      toast.standardError();
    } finally {
      if (sent.current === next) sent.current = undefined;
    }
  };
  const latest = useRef({ saved, run });
  latest.current = { saved, run };
  const known = JSON.stringify(saved);
  const before = useRef(saved);
  // What somebody else saved is shown, unless one is choosing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is saved, by its words.
  useEffect(() => {
    const isUntouched = isSameChoice(form.getValues(), before.current);
    const isNews = !isSameChoice(saved, before.current);
    before.current = saved;
    if (isNews && isUntouched && !due.current && !sent.current) form.reset(saved);
  }, [known]);
  const chosen = JSON.stringify(choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is chosen, by its words.
  useEffect(() => {
    clearTimeout(due.current?.timer);
    due.current = undefined;
    const isStored = isSameChoice(choice, sent.current ?? latest.current.saved);
    if (chosenIn(choice) < AUTOMATISMS.length || isStored) return;
    setState('IDLE');
    due.current = { choice, timer: setTimeout(() => void latest.current.run(choice), SAVE_DELAY_MS) };
  }, [chosen]);
  // What was chosen is saved even by who leaves before the time is over.
  useEffect(
    () => () => {
      if (!due.current) return;
      clearTimeout(due.current.timer);
      void latest.current.run(due.current.choice);
    },
    [],
  );
  const removeAll = async () => {
    const isSure = await confirm({
      title: t('configuration.automatisms.removeTitle'),
      body: t('configuration.automatisms.removeText'),
      confirmLabel: t('configuration.automatisms.remove'),
      isDanger: true,
    });
    if (!isSure) return;
    clearTimeout(due.current?.timer);
    form.reset(NONE);
    await run(NONE);
  };
  return { form, choice, state, removeAll };
}
