import { useAnnouncementWords } from '@cantera/shared/announcements';
import { useApi } from '@cantera/shared/api-client';
import { type BoardStep, previewMove } from '@cantera/shared/contracts/pipeline';
import { Kbd, Menu } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { ChevronDown, Mail } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../messages/board.ts';
import { stepName } from '../model/step-name.ts';
import styles from './board-panel.module.css';

interface PanelFootProps {
  positionId: string;
  applicationId: string;
  steps: readonly BoardStep[];
  current: BoardStep;
  next: BoardStep | undefined;
  onMove: (stepId: string) => void;
  /** Absent where there is nothing to discard. */
  onDiscard?: () => void;
}

/** The message that the likely next step sends; a hire says it in its dialog. */
function useNextMail({ positionId, applicationId, next }: PanelFootProps): string | undefined {
  const { sentence } = useAnnouncementWords();
  const asked = next?.type === 'STEP' ? next.id : undefined;
  const query = useApi(
    previewMove,
    asked ? { params: { id: positionId }, body: { stepId: asked, applicationIds: [applicationId] } } : null,
  );
  const announced = query.data?.data;
  return announced && sentence(announced);
}

/** What can be done with the application that is looked at; the likely next step first. */
export function PanelFoot(props: PanelFootProps) {
  const { steps, current, next, onMove, onDiscard } = props;
  const mail = useNextMail(props);
  const mailId = useId();
  const t = useT();
  const targets = steps
    .filter(({ id }) => id !== current.id)
    .map((step) => ({ key: step.id, label: stepName(step), onSelect: () => onMove(step.id) }));
  return (
    <div className={styles.foot}>
      {mail && (
        <p id={mailId} className={styles.mail}>
          <Mail size={12} aria-hidden />
          {t('board.panel.moveSends', { mail })}
        </p>
      )}
      {next && (
        <Button
          type="primary"
          className={styles.primary}
          aria-describedby={mail && mailId}
          onClick={() => onMove(next.id)}
        >
          <span className={styles.cut}>
            {next.type === 'HIRED'
              ? t('board.menu.hire')
              : t('board.menu.moveToStep', { step: stepName(next) })}
          </span>
          <span className={styles.key} aria-hidden>
            <Kbd>M</Kbd>
          </span>
        </Button>
      )}
      <Menu
        label={t('board.menu.moveTo')}
        entries={targets}
        trigger={(props) => (
          <button type="button" {...props} className={styles.more}>
            {t('board.menu.moveTo')}
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
      />
      <span className={styles.space} />
      {onDiscard && (
        <Button danger onClick={onDiscard}>
          {t('board.menu.discard')}
        </Button>
      )}
    </div>
  );
}
