import { updatePosition } from '@cantera/shared/contracts/position-changes';
import type { Position } from '@cantera/shared/contracts/positions';
import { StatusDot } from '@cantera/shared/design-system';
import { PolicyWarning } from '@cantera/shared/privacy-policy';
import { useMay } from '@cantera/shared/session';
import { Switch } from 'antd';
import { useId } from 'react';
import { usePositionChange } from '../../lib/use-position-change.ts';
import { useT } from '../../messages/configuration.ts';
import styles from './configuration.module.css';

/** Whether the agency's job portal shows the position while it is open; a change is saved at once. */
export function PortalVisibility({ position }: { position: Position }) {
  const t = useT();
  const id = useId();
  const change = usePositionChange(position);
  const canWrite = useMay(updatePosition);
  const isVisible = position.jobPortalEnabled;
  const word = t(isVisible ? 'configuration.portal.visible' : 'configuration.portal.hidden');
  if (!canWrite) return <StatusDot tone={isVisible ? 'success' : 'hollow'}>{word}</StatusDot>;
  const set = (jobPortalEnabled: boolean) => void change({ jobPortalEnabled }, { jobPortalEnabled });
  return (
    <>
      <div className={styles.visibility}>
        <Switch id={id} checked={isVisible} onChange={set} />
        <label htmlFor={id}>{word}</label>
      </div>
      <PolicyWarning before="opening" />
    </>
  );
}
