import { AnnouncedMail } from '@cantera/shared/announcements';
import { call, useApi, useRefresh } from '@cantera/shared/api-client';
import { createReason, listReasons } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { BusyButton, Checkbox, Dialog, ErrorState, SkeletonRows, toast } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../messages/index.ts';
import type { MoveChoices } from '../data/use-moves.ts';
import type { Found } from '../model/board-changes.ts';
import styles from './reject-dialog.module.css';
import { useAnnouncedMove } from './use-announced-move.ts';

interface RejectDialogProps {
  found: readonly Found[];
  positionId: string;
  stepId: string;
  /** Sends the rejection; resolves to whether it was accepted. */
  onReject: (choices: MoveChoices) => Promise<void>;
  onClose: () => void;
}

interface ReasonsProps {
  chosenId: string | null;
  onChoose: (id: string) => void;
}

function Reasons({ chosenId, onChoose }: ReasonsProps) {
  const t = useT();
  const query = useApi(listReasons, { query: { type: 'APP_REJECTION' } });
  const area = useRef<HTMLDivElement>(null);
  const hasCome = query.data !== undefined;
  // The focus waits where the reasons will be, unless someone has gone on to the words of his own.
  useEffect(() => {
    if (hasCome && document.activeElement === area.current) area.current?.querySelector('input')?.focus();
  }, [hasCome]);
  return (
    <div ref={area} tabIndex={-1} data-autofocus className={styles.area}>
      {query.data && <ReasonList reasons={query.data.items} chosenId={chosenId} onChoose={onChoose} />}
      {!query.data && query.error && (
        <ErrorState title={t('board.reject.reasonsError')} onRetry={() => query.mutate()} />
      )}
      {!query.data && !query.error && <SkeletonRows rows={6} columns={['1fr']} height={32} />}
    </div>
  );
}

type Reason = { id: string; name: string };

function ReasonList({ reasons, chosenId, onChoose }: ReasonsProps & { reasons: readonly Reason[] }) {
  const t = useT();
  const group = useId();
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>{t('board.reject.reason')}</legend>
      <div className={styles.list}>
        {reasons.map(({ id, name }) => (
          <label key={id} className={styles.reason}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={chosenId === id}
              onChange={() => onChoose(id)}
            />
            {name}
          </label>
        ))}
        {reasons.length === 0 && <p className={styles.none}>{t('board.reject.noReasons')}</p>}
      </div>
    </fieldset>
  );
}

/** Asks why someone is discarded: a reason of the agency's, or one in own words that can be kept for the next time. */
export default function RejectDialog({ found, positionId, stepId, onReject, onClose }: RejectDialogProps) {
  const t = useT();
  const { line, choices } = useAnnouncedMove(positionId, stepId, found);
  const customId = useId();
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
          <div className={styles.custom}>
            <label htmlFor={customId} className={styles.legend}>
              {t('board.reject.custom')}
            </label>
            <input
              id={customId}
              className={styles.input}
              maxLength={200}
              autoComplete="off"
              value={custom}
              onChange={({ target: { value } }) => {
                setCustom(value);
                if (value.trim() !== '') setChosenId(null);
              }}
            />
            <div className={styles.keep}>
              <Checkbox
                id={`${customId}-keep`}
                checked={isReusable}
                disabled={words === ''}
                onChange={({ target: { checked } }) => setIsReusable(checked)}
              />
              <label htmlFor={`${customId}-keep`}>{t('board.reject.reusable')}</label>
            </div>
          </div>
        )}
        {line && <AnnouncedMail {...line} />}
      </Dialog>
    </form>
  );
}
