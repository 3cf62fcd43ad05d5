import { useText } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './policy-warning.module.css';
import { useLacksPolicy } from './use-lacks-policy.ts';

interface PolicyWarningProps {
  /** What is about to happen: visitors see a position, or people are asked for their consent. */
  before: 'opening' | 'asking';
}

/** Says that the agency has no privacy policy, with the way to write it or whom to ask; nothing where it has one. */
export function PolicyWarning({ before }: PolicyWarningProps) {
  const text = useText();
  const mayWrite = useCan('agency.manage');
  if (!useLacksPolicy()) return null;
  return (
    <div className={styles.warning} role="note">
      <TriangleAlert size={16} aria-hidden />
      <p>
        {text(`shared.policy.none.${before}`)}{' '}
        {mayWrite ? (
          <Link to="/agency/general#privacy-policy">{text('shared.policy.write')}</Link>
        ) : (
          text('shared.policy.askToWrite')
        )}
      </p>
    </div>
  );
}
