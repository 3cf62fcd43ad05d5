import { AnnouncedMail } from '@cantera/shared/announcements';
import { call, useRefresh } from '@cantera/shared/api-client';
import { createReason, listReasons } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { BusyButton, Checkbox, Dialog, toast } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { Reasons } from '../../../lib/moving/reasons.tsx';
import { type MoveChoices, useAnnouncedMove } from '../../../lib/moving/use-announced-move.ts';
import { useT } from '../../../messages/board.ts';
import { idsOf, type LocatedApplication } from '../model/board-changes.ts';
import styles from './reject-dialog.module.css';

interface RejectDialogProps {
  found: readonly LocatedApplication[];
  positionId: string;
  stepId: string;
  /** Sends the rejection; resolves to whether it was accepted. */
  onReject: (choices: MoveChoices) => Promise<void>;
  onClose: () => void;
}

interface OwnReasonProps {
  value: string;
  onChange: (value: string) => void;
  isReusable: boolean;
  onReusable: (isReusable: boolean) => void;
}

/** A reason in own words, which can be kept for the next time. */
function OwnReason({ value: words, onChange, isReusable, onReusable }: OwnReasonProps) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles.custom}>
      <label htmlFor={id} className={styles.legend}>
        {t('board.reject.custom')}
      </label>
      <input
        id={id}
        className={styles.input}
        maxLength={200}
        autoComplete="off"
        value={words}
        onChange={({ target: { value } }) => onChange(value)}
      />
      <div className={styles.keep}>
        <Checkbox
          id={`${id}-keep`}
          checked={isReusable}
          disabled={words.trim() === ''}
          onChange={({ target: { checked } }) => onReusable(checked)}
        />
        <label htmlFor={`${id}-keep`}>{t('board.reject.reusable')}</label>
      </div>
    </div>
  );
}

/** Asks why someone is discarded: a reason of the agency's, or one in own words that can be kept for the next time. */
export default function RejectDialog({ found, positionId, stepId, onReject, onClose }: RejectDialogProps) {
  const t = useT();
  const { line, choices } = useAnnouncedMove(positionId, stepId, idsOf(found));
  const refresh = useRefresh();
  const mayCreate = useMay(createReason);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [custom, setCustom] = useState('');
  const [isReusable, setIsReusable] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [first] = found;
  const name = first ? fullName(first.application.candidate) : '';
  const words = custom.trim();
  const canSubmit = chosenId !== null || words !== '';

  const reasonId = async (): Promise<string> => {
    if (chosenId !== null) return chosenId;
    const details = { reusable: isReusable };
    const { id } = await call(createReason, { body: { type: 'APP_REJECTION', name: words, details } });
    if (isReusable) void refresh(listReasons);
    return id;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit || isBusy) return;
    setIsBusy(true);
    try {
      await onReject({ rejectedReasonId: await reasonId(), ...choices });
    } catch {
      toast.standardError();
      setIsBusy(false);
    }
  };

  return (
    <form onSubmit={submit}>
      <Dialog
        title={t('board.reject.title', { name, count: found.length })}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t('board.cancel')}</Button>
            <BusyButton type="primary" danger htmlType="submit" disabled={!canSubmit} isBusy={isBusy}>
              {t('board.reject.action')}
            </BusyButton>
          </>
        }
      >
        <Reasons
          chosenId={chosenId}
          onChoose={(id) => {
            setChosenId(id);
            setCustom('');
          }}
        />
        {mayCreate && (
          <OwnReason
            value={custom}
            onChange={(value) => {
              setCustom(value);
              if (value.trim() !== '') setChosenId(null);
            }}
            isReusable={isReusable}
            onReusable={setIsReusable}
          />
        )}
        {line && <AnnouncedMail {...line} />}
      </Dialog>
    </form>
  );
}
