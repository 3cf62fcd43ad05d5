import type { Intake } from '@cantera/shared/contracts/intakes';
import { BusyButton, confirm, Kbd, Menu, PageHeader } from '@cantera/shared/design-system';
import { formatDate } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { Ellipsis, Undo2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '../../messages/review.ts';
import { progressOf } from './data/review-filters.ts';
import type { Decide } from './data/use-decide.ts';
import styles from './review.module.css';

type ReviewHeadProps = { intake: Intake; decide: Decide; onAdd: () => void };

function MoreMenu({ intake, decide, onAdd }: ReviewHeadProps) {
  const t = useT();
  const { left } = progressOf(intake.counts);
  const skipRest = async () => {
    const isSure = await confirm({
      title: t('candidates.review.skipRestTitle', { count: left }),
      body: t('candidates.review.skipRestText'),
      confirmLabel: t('candidates.review.skipRest'),
      isDanger: true,
    });
    if (isSure) await decide.skipRest();
  };
  const entries = [
    { key: 'add', label: t('candidates.review.addMore'), onSelect: onAdd },
    {
      key: 'rest',
      label: t('candidates.review.skipRest'),
      isDanger: true,
      isDisabled: left === 0,
      onSelect: () => void skipRest(),
    },
  ];
  return (
    <Menu
      label={t('candidates.panel.more')}
      entries={entries}
      trigger={(props) => (
        <button type="button" {...props} className={styles.more} aria-label={t('candidates.panel.more')}>
          <Ellipsis size={16} aria-hidden />
        </button>
      )}
    />
  );
}

/** How much is read and decided, as a bar and in words. */
function Progress({ intake }: { intake: Intake }) {
  const t = useT();
  const { total, read, decided, open } = progressOf(intake.counts);
  const share = (part: number) => `${total === 0 ? 0 : (100 * part) / total}%`;
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={t('candidates.review.progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={read}
        className={styles.bar}
      >
        <span className={styles.read} style={{ width: share(read) }} />
        <span className={styles.decided} style={{ width: share(decided) }} />
      </div>
      <p className={styles.figures} role="status">
        {t('candidates.review.figures', { read, total, left: open, decided })}
      </p>
    </div>
  );
}

/** The intake's head: what it is for, how far it has come, and what is done with all of it at once. */
export function ReviewHead(props: ReviewHeadProps) {
  const t = useT();
  const { intake, decide } = props;
  const { positionId, positionName, expiresAt, cleanCount, undoableCount } = intake;
  return (
    <>
      <PageHeader
        title={t('candidates.review.title')}
        meta={
          positionId && positionName ? (
            <Link to={`/positions/${positionId}`}>
              {t('candidates.wizard.forPosition', { title: positionName })}
            </Link>
          ) : undefined
        }
        actions={
          <>
            {undoableCount > 0 && (
              <BusyButton
                icon={<Undo2 size={16} aria-hidden />}
                isBusy={decide.busy === 'undo'}
                onClick={() => void decide.undo()}
              >
                {t('candidates.review.undoCount', { count: undoableCount })}
              </BusyButton>
            )}
            <BusyButton
              type="primary"
              disabled={cleanCount === 0}
              isBusy={decide.busy === 'clean'}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void decide.acceptClean()}
            >
              {t('candidates.review.acceptClean', { count: cleanCount })}
            </BusyButton>
            <MoreMenu {...props} />
          </>
        }
      />
      <div className={styles.under}>
        <Progress intake={intake} />
        <p className={styles.hint}>
          <span>{t('candidates.review.until', { date: formatDate(expiresAt) })}</span>
          <span className={styles.keys}>
            <Kbd>J</Kbd> <Kbd>K</Kbd> {t('candidates.review.keys.walk')} <Kbd>A</Kbd>{' '}
            {t('candidates.review.keys.accept')} <Kbd>S</Kbd> {t('candidates.review.keys.skip')} <Kbd>D</Kbd>{' '}
            {t('candidates.review.keys.attach')} <Kbd>E</Kbd> {t('candidates.review.keys.edit')}
          </span>
        </p>
      </div>
    </>
  );
}

/** The way back to where CVs are taken in. */
export function ReviewOver() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate('/candidates/add')}>
      {t('candidates.review.takeMore')}
    </Button>
  );
}
