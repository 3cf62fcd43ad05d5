import { AnnouncedMail } from '@cantera/shared/announcements';
import { BusyButton, Dialog } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { Reasons } from '../../../lib/moving/reasons.tsx';
import { type MoveChoices, useAnnouncedMove } from '../../../lib/moving/use-announced-move.ts';
import { useT } from '../../../messages/index.ts';
import styles from './close-dialog.module.css';
import type { InProcess } from './in-process.ts';

interface DiscardProps {
  positionId: string;
  people: InProcess;
  onChoices: (choices: MoveChoices) => void;
}

/** Why they are discarded, and the message that it sends them. */
function Discard({ positionId, people, onChoices }: DiscardProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const ids = people.applications.map(({ id }) => id);
  const { line } = useAnnouncedMove(positionId, people.discardedStepId, ids, true);
  const tell = (rejectedReasonId: string | null, isWithheld: boolean) =>
    onChoices({
      ...(rejectedReasonId ? { rejectedReasonId } : {}),
      ...(isWithheld ? { sendMessages: false } : {}),
    });
  const isWithheld = line?.isWithheld ?? false;
  return (
    <div className={styles.discard}>
      <Reasons
        chosenId={chosenId}
        onChoose={(id) => {
          setChosenId(id);
          tell(id, isWithheld);
        }}
      />
      {line && (
        <AnnouncedMail
          {...line}
          onWithheldChange={(isOn) => {
            line.onWithheldChange(isOn);
            tell(chosenId, isOn);
          }}
        />
      )}
    </div>
  );
}

interface CloseDialogProps {
  positionId: string;
  /** What the position becomes, in words. */
  status: string;
  people: InProcess;
  /** Closes it; with choices, everybody in process is discarded before. Resolves once it is done or refused. */
  onCloseIt: (choices?: MoveChoices) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks what becomes of the people in process when a position is closed. */
export default function CloseDialog({ positionId, status, people, onCloseIt, onCancel }: CloseDialogProps) {
  const t = useT();
  const group = useId();
  const [discards, setDiscards] = useState(false);
  const [choices, setChoices] = useState<MoveChoices>({});
  const [isBusy, setIsBusy] = useState(false);
  const count = people.applications.length;
  const canSubmit = !discards || choices.rejectedReasonId !== undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !canSubmit) return;
    setIsBusy(true);
    await onCloseIt(discards ? choices : undefined);
    setIsBusy(false);
  };
  const choose = (isOn: boolean) => {
    setDiscards(isOn);
    setChoices({});
  };
  const option = (isDiscard: boolean, words: string, hint: string) => (
    <label className={styles.option}>
      <input
        type="radio"
        name={group}
        className={styles.radio}
        checked={discards === isDiscard}
        onChange={() => choose(isDiscard)}
      />
      <span>
        {words}
        <span className={styles.hint}>{hint}</span>
      </span>
    </label>
  );
  return (
    <form onSubmit={submit}>
      <Dialog
        title={t('positions.close.title', { count })}
        onClose={onCancel}
        footer={
          <>
            <Button data-autofocus onClick={onCancel}>
              {t('positions.close.cancel')}
            </Button>
            <BusyButton type="primary" htmlType="submit" disabled={!canSubmit} isBusy={isBusy}>
              {t(discards ? 'positions.close.discardAndClose' : 'positions.close.closeOnly', { status })}
            </BusyButton>
          </>
        }
      >
        <fieldset className={styles.options}>
          <legend className={styles.legend}>{t('positions.close.question', { status })}</legend>
          {option(false, t('positions.close.leave'), t('positions.close.leaveText'))}
          {option(true, t('positions.close.discard', { count }), t('positions.close.discardText'))}
        </fieldset>
        {discards && <Discard positionId={positionId} people={people} onChoices={setChoices} />}
      </Dialog>
    </form>
  );
}
