import type { Advert } from '@cantera/shared/contracts/job-boards';
import { JOB_PORTALS, PORTAL_HOURS } from '@cantera/shared/contracts/job-portals';
import { BusyButton, StatusDot } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/multiposting.ts';
import { lineOf, placeOf, ruleOf, TONES } from './advert-words.ts';
import styles from './multiposting.module.css';
import type { AdvertAction } from './use-adverts.ts';

interface AdvertLineProps {
  positionId: string;
  advert: Advert;
  /** Whether the user may publish and take out. */
  canChange: boolean;
  isInactive: boolean;
  /** What is under way with it; meanwhile nothing else is begun. */
  doing: AdvertAction | undefined;
  onPublish: () => void;
  onDisconnect: () => void;
  /** Counts it as taken out, which it could not be. */
  onSettle: () => void;
}

/** Why it failed, or why it is still out. */
function Reason({ advert: { name, status, reason } }: Pick<AdvertLineProps, 'advert'>) {
  const t = useT();
  if (!reason) return null;
  return (
    <p className={styles.reason}>
      {status === 'PUBLISHED' && `${t('multiposting.stillOut')} `}
      {t(`multiposting.reason.${reason}`, { name, hours: PORTAL_HOURS })}
    </p>
  );
}

/** The rules of the portal that the position breaks, each with the way to where it is made up for. */
function Rules({ positionId, advert: { missing } }: Pick<AdvertLineProps, 'positionId' | 'advert'>) {
  const t = useT();
  const setsUpPortals = useCan('portals.manage');
  if (missing.length === 0) return null;
  return (
    <ul className={styles.rules}>
      {missing.map((rule) => (
        <li key={`${rule.field} ${rule.problem}`}>
          {rule.place === 'PORTAL' && !setsUpPortals ? (
            ruleOf(t, rule)
          ) : (
            <Link to={placeOf(positionId, rule)}>{ruleOf(t, rule)}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether the portal takes all that the job portal shows, so that nobody chooses for one position. */
const followsSite = ({ id, connection }: Advert): boolean =>
  connection === 'FEED' && JOB_PORTALS.some((known) => known.id === id && known.followsSite);

function Notes({ advert }: Pick<AdvertLineProps, 'advert'>) {
  const t = useT();
  const { id, name } = advert;
  const preset = JOB_PORTALS.find((known) => known.id === id);
  if (followsSite(advert)) return <p className={styles.note}>{t('multiposting.followsSite', { name })}</p>;
  return preset?.keepsTitle ? <p className={styles.note}>{t('multiposting.keepsTitle', { name })}</p> : null;
}

/**
 * What can be done: publish, take out, or either where it may be out or a rule keeps it out of the feed; and saying that it is
 * gone where it could not be taken out.
 */
function Actions(props: AdvertLineProps) {
  const { advert, canChange, isInactive, doing, onPublish, onDisconnect, onSettle } = props;
  const t = useT();
  const { name, status, reason, isRemovable } = advert;
  const isOther = (action: AdvertAction): boolean => doing !== undefined && doing !== action;
  if (!canChange || followsSite(advert) || status === 'PUBLISHING' || status === 'UNPUBLISHING') return null;
  return (
    <div className={styles.actions}>
      {status !== 'PUBLISHED' && (
        <BusyButton
          size="small"
          disabled={isInactive || isOther('publish')}
          isBusy={doing === 'publish'}
          aria-label={t('multiposting.publishOn', { name })}
          onClick={onPublish}
        >
          {t('multiposting.publish')}
        </BusyButton>
      )}
      {isRemovable && (
        <BusyButton
          size="small"
          disabled={isOther('disconnect')}
          isBusy={doing === 'disconnect'}
          aria-label={t('multiposting.disconnectFrom', { name })}
          onClick={onDisconnect}
        >
          {t('multiposting.disconnect')}
        </BusyButton>
      )}
      {status === 'PUBLISHED' && reason !== null && (
        <BusyButton
          size="small"
          disabled={isOther('settle')}
          isBusy={doing === 'settle'}
          aria-label={t('multiposting.settleOn', { name })}
          onClick={onSettle}
        >
          {t('multiposting.settle')}
        </BusyButton>
      )}
    </div>
  );
}

/** One portal: its name, where the advert stands there, what stands in its way and what can be done. */
export function AdvertLine(props: AdvertLineProps) {
  const t = useT();
  const { advert, positionId } = props;
  return (
    <li className={styles.line} aria-label={advert.name}>
      <div className={styles.words}>
        <span className={styles.name}>{advert.name}</span>
        <span className={styles.state}>
          <StatusDot tone={TONES[advert.status]}>{lineOf(t, advert)}</StatusDot>
        </span>
        <Reason advert={advert} />
        <Rules positionId={positionId} advert={advert} />
        <Notes advert={advert} />
      </div>
      <Actions {...props} />
    </li>
  );
}
