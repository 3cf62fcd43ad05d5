import type { SitePage } from '@cantera/shared/contracts/career-site';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { CareerSite } from '../../lib/career-site/use-career-site.ts';
import { useT } from '../../messages/page-editor.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { type PageChange, pageChanges } from './model/page-changes.ts';
import type { PageForm } from './model/page-schema.ts';
import { valuesOf } from './model/page-values.ts';
import styles from './page-editor.module.css';

/** A field as a sentence of what stands in it. */
function useValueText() {
  const t = useT();
  return ({ field }: PageChange, text: string): string => {
    if (field === 'isMapVisible') return t(text === 'true' ? 'editor.theirs.on' : 'editor.theirs.off');
    if (!text) return t('editor.theirs.empty');
    return field === 'heroUrl' ? t('editor.theirs.picture') : text;
  };
}

type TheirChangesProps = { page: SitePage; form: PageForm; base: CareerSite; theirs: CareerSite };

/** What somebody else has saved of this page meanwhile, beside what stands in the form. */
export function TheirChanges({ page, form, base, theirs }: TheirChangesProps) {
  const t = useT();
  const textOf = useValueText();
  const mine = useWatch({ control: form.control, compute: (values) => values });
  const changes = useMemo(
    () =>
      pageChanges(page, {
        base: valuesOf(page, base.configurations),
        theirs: valuesOf(page, theirs.configurations),
        mine,
      }),
    [page, base, theirs, mine],
  );
  return (
    <section className={styles.theirs} aria-label={t('editor.theirs')}>
      <h2 className={styles.theirsTitle}>{t('editor.theirs')}</h2>
      <dl className={styles.changes}>
        {changes.map((change) => {
          const { field, locale } = change;
          const label = field === 'entries' ? t(`editor.theirs.list.${page}`) : t(`editor.${field}`);
          return (
            <div key={`${field} ${locale}`} className={styles.change}>
              <dt>{locale ? `${label} · ${LANGUAGE_NAMES[locale]}` : label}</dt>
              <dd>
                <span className={styles.whose}>{t('editor.theirs.theirs')}</span>
                {textOf(change, change.theirs)}
              </dd>
              {change.mine !== change.theirs && (
                <dd>
                  <span className={styles.whose}>{t('editor.theirs.mine')}</span>
                  {textOf(change, change.mine)}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
