import { isApiError } from '@cantera/shared/api-client';
import type { Step } from '@cantera/shared/contracts/pipeline';
import { type ListedTrigger, resumeTrigger } from '@cantera/shared/contracts/triggers';
import { BusyButton, IconButton, toast } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { CircleAlert, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../messages/automations.ts';
import { stepName } from '../model/step-name.ts';
import styles from './automations.module.css';
import { isLive, toStepOf } from './step-triggers.ts';
import type { TriggerCalls } from './use-trigger-calls.ts';

interface SavedAutomationProps {
  trigger: ListedTrigger;
  from: Step;
  steps: readonly Step[];
  calls: TriggerCalls;
  canWrite: boolean;
  onTry: () => void;
  /** It is gone. */
  onRemoved: () => void;
}

/** What an automation does, as a sentence. */
function useSentence({ trigger, from, steps }: Pick<SavedAutomationProps, 'trigger' | 'from' | 'steps'>) {
  const t = useT();
  const to = steps.find(({ id }) => id === toStepOf(trigger));
  return t('board.automations.sentence', {
    from: stepName(from),
    to: to ? stepName(to) : t('board.automations.unknownStep'),
    workflows: formatList(trigger.workflows.map(({ name }) => name)) || t('board.automations.noWorkflow'),
  });
}

/** Why it starts nothing, and the way to turn it on again; a refusal stands here. */
function TurnedOff({
  trigger,
  calls,
  canWrite,
}: Pick<SavedAutomationProps, 'trigger' | 'calls' | 'canWrite'>) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const resume = async () => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await calls.resume(trigger);
    } catch (error) {
      if (isApiError(error) && error.is(resumeTrigger, 'TOO_MANY_TRIGGERS'))
        setRefusal(t('board.automations.tooMany'));
      else if (isApiError(error) && error.is(resumeTrigger, 'WORKFLOW_GONE'))
        setRefusal(t('board.automations.workflowGone'));
      else toast.standardError();
      void calls.reload();
    } finally {
      setIsBusy(false);
    }
  };
  const reason = trigger.cancelledReason ?? 'UNKNOWN';
  return (
    <div className={styles.turnedOff}>
      <CircleAlert size={16} aria-hidden />
      <div className={styles.words}>
        <p>{t(`board.automations.off.${reason}`)}</p>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
      {canWrite && (
        <BusyButton size="small" isBusy={isBusy} onClick={() => void resume()}>
          {t('board.automations.resume')}
        </BusyButton>
      )}
    </div>
  );
}

/** An automation that is saved: it is read, tried and deleted, not changed. */
export function SavedAutomation(props: SavedAutomationProps) {
  const { trigger, calls, canWrite, onTry, onRemoved } = props;
  const t = useT();
  const sentence = useSentence(props);
  const remove = async () => {
    if (await calls.remove(trigger)) onRemoved();
  };
  return (
    <li className={styles.automation}>
      <div className={styles.line}>
        <p className={styles.sentence}>{sentence}</p>
        {trigger.workflows.length > 0 && (
          <Button
            size="small"
            aria-label={t('board.automations.tryOf', { automation: sentence })}
            onClick={onTry}
          >
            {t('board.automations.try')}
          </Button>
        )}
        {canWrite && (
          <IconButton
            size="small"
            label={t('board.automations.deleteOf', { automation: sentence })}
            icon={<Trash2 aria-hidden />}
            onClick={() => void remove()}
          />
        )}
      </div>
      <p className={styles.quiet}>{t('board.automations.moves', { count: trigger.movesLast30Days })}</p>
      {!isLive(trigger) && <TurnedOff trigger={trigger} calls={calls} canWrite={canWrite} />}
    </li>
  );
}
