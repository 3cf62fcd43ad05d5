import type { Advert } from '@cantera/shared/contracts/job-boards';
import { PORTAL_HOURS } from '@cantera/shared/contracts/job-portals';
import type { Position } from '@cantera/shared/contracts/positions';
import { DataView } from '@cantera/shared/data-view';
import { SkeletonRows } from '@cantera/shared/design-system';
import { formatMoney } from '@cantera/shared/i18n';
import { appConfig, useCan } from '@cantera/shared/session';
import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Messages, useT } from '../../../messages/multiposting.ts';
import { AdvertLine } from './advert-line.tsx';
import styles from './multiposting.module.css';
import { PublishButton } from './publish-button.tsx';
import { toldSalary } from './told-salary.ts';
import { useAdverts } from './use-adverts.ts';

/** The installation has no portals. */
function NoPortals() {
  const t = useT();
  const { support } = appConfig().links;
  return (
    <p className={styles.none}>
      <span>{t('multiposting.none')}</span>
      {support && (
        <a href={support} target="_blank" rel="noreferrer">
          {t('multiposting.support')}
        </a>
      )}
    </p>
  );
}

/** What the adverts say of the salary while its field is not shown: the description tells it, or nothing does. */
function usePayWords({ jobDescription, salary }: Position): string {
  const t = useT();
  const [from, to] = toldSalary(jobDescription, salary).map((amount) =>
    formatMoney(amount, salary?.currency ?? 'EUR'),
  );
  if (from === undefined) return t('multiposting.pay');
  return t('multiposting.payTold', {
    amounts: to === undefined ? from : t('multiposting.payRange', { from, to }),
  });
}

/**
 * The adverts must not be silent about what applicants have a right to be told. Laws differ, so it stops nobody. Nor must they tell
 * what somebody believes to be confidential.
 */
function PayNote({ position }: { position: Position }) {
  const t = useT();
  const canWrite = useCan('positions.write');
  const words = usePayWords(position);
  return (
    <div className={styles.pay} role="note">
      <Info size={16} aria-hidden />
      <span>{words}</span>
      {canWrite && (
        <Link to={`/positions/${position.id}/details#showSalary`}>{t('multiposting.showSalary')}</Link>
      )}
    </div>
  );
}

interface PortalsProps {
  position: Position;
  adverts: readonly Advert[];
  calls: ReturnType<typeof useAdverts>;
}

/** A pressed button gives way to one that is disabled, or to none: the focus then goes to the group around it. */
function useGroupFocus(adverts: readonly Advert[]) {
  const group = useRef<HTMLFieldSetElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of where the adverts stand.
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    group.current?.focus({ preventScroll: true });
  }, [adverts]);
  return {
    group,
    /** Runs what a button does. */
    press: (action: Promise<void>): void => {
      isPressed.current = true;
      void action;
    },
  };
}

function Portals({ position, adverts, calls }: PortalsProps) {
  const t = useT();
  const { group, press } = useGroupFocus(adverts);
  const canChange = useCan('adverts.publish');
  const isInactive = !position.jobPortalEnabled;
  // What is still on a portal can be taken out also where nothing can be published.
  const isDimmed = isInactive && !adverts.some(({ isRemovable }) => isRemovable);
  const { busy } = calls;
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={styles.portals}
      aria-label={t('multiposting.portals')}
      aria-disabled={isDimmed}
      data-inactive={isDimmed || undefined}
    >
      {canChange && (
        <PublishButton
          adverts={adverts}
          isInactive={isInactive}
          isDimmed={isDimmed}
          isBusy={busy?.portal === 'all'}
          onPublish={() => press(calls.publishEverywhere(adverts))}
          onUnpublish={() => press(calls.unpublish())}
        />
      )}
      <ul className={styles.lines}>
        {adverts.map((advert) => (
          <AdvertLine
            key={advert.id}
            positionId={position.id}
            advert={advert}
            canChange={canChange}
            isInactive={isInactive}
            doing={busy?.portal === advert.id ? busy.action : undefined}
            onPublish={() => press(calls.publishOn(advert))}
            onDisconnect={() => press(calls.disconnect(advert))}
            onSettle={() => press(calls.settle(advert))}
          />
        ))}
      </ul>
    </fieldset>
  );
}

/** The adverts of a position on external job portals, and the button that puts them there and takes them out. */
export function Multiposting({ position }: { position: Position }) {
  const t = useT();
  const calls = useAdverts(position);
  return (
    <div className={styles.multiposting}>
      <p className={styles.about}>{t('multiposting.about', { hours: PORTAL_HOURS })}</p>
      {!position.jobPortalEnabled && <p className={styles.note}>{t('multiposting.invisible')}</p>}
      <DataView
        query={calls.query}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoPortals />}
        skeleton={<SkeletonRows rows={8} columns={['1fr']} height={48} />}
        errorTitle={t('multiposting.error')}
      >
        {({ items }) => <Portals position={position} adverts={items} calls={calls} />}
      </DataView>
      {!position.showSalary && <PayNote position={position} />}
    </div>
  );
}

/** The same with its texts. */
export default function WordedMultiposting(props: { position: Position }) {
  return (
    <Messages>
      <Multiposting {...props} />
    </Messages>
  );
}
