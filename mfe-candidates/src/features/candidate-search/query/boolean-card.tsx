import { clauseText, useClauseText } from '@cantera/shared/clauses';
import { isLeftOutOfBoolean, type SearchPage } from '@cantera/shared/contracts/candidate-search';
import { classNames, toast, useIsCompact } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { ChevronDown, Copy, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../../messages/search.ts';
import styles from './query.module.css';

type BooleanCardProps = Pick<SearchPage, 'booleanQuery' | 'clauses'>;

/** The search as other sites take it: what it is for, its text, what is not in it, and the way to the clipboard. On a phone it is folded. */
export function BooleanCard({ booleanQuery, clauses }: BooleanCardProps) {
  const t = useT();
  const clauseT = useClauseText();
  const id = useId();
  const isCompact = useIsCompact();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = !isCompact || isUnfolded;
  const left = clauses.filter(isLeftOutOfBoolean);
  const copy = async () => {
    try {
      // Pages that come by http have no clipboard.
      await navigator.clipboard.writeText(booleanQuery);
      toast.success(t('search.boolean.copied'));
    } catch {
      toast.standardError();
    }
  };
  if (booleanQuery === '') return null;
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.cardHead}>
        <h2 id={`${id}-title`} className={styles.cardTitle}>
          {isCompact ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {t('search.boolean.title')}
              <ChevronDown size={14} aria-hidden className={classNames(isOpen && styles.turned)} />
            </button>
          ) : (
            t('search.boolean.title')
          )}
        </h2>
        {isOpen && <p className={styles.cardText}>{t('search.boolean.text')}</p>}
        <Button size="small" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('search.boolean.copy')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.cardBody}>
        <code className={styles.boolean}>{booleanQuery}</code>
        {left.length > 0 && (
          <p className={styles.cardLeft}>
            <Info size={14} aria-hidden />
            {t('search.boolean.left', {
              clauses: formatList(left.map((clause) => clauseText(clauseT, clause))),
            })}
          </p>
        )}
      </div>
    </section>
  );
}
