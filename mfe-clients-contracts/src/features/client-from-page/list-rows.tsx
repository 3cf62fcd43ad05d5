import { IconButton } from '@cantera/shared/design-system';
import { FieldArray, TextArea, TextField } from '@cantera/shared/forms';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useT } from '../../messages/client-from-page.ts';
import styles from './client-from-page.module.css';
import { type NewClient, type NewClientInput, type RowSource, wordsOf } from './new-client.ts';
import { ReadFrom } from './read-from.tsx';

type RowsProps = { control: Control<NewClientInput, unknown, NewClient> };
type RowProps = { label: string; onRemove: () => void; children: ReactNode };

const Row = ({ label, onRemove, children }: RowProps) => (
  <div className={styles.row}>
    <div className={styles.rowFields}>{children}</div>
    <IconButton label={label} icon={<Trash2 aria-hidden />} onClick={onRemove} />
  </div>
);

/** The words behind a row while it says what they say. */
const markOf = (read: RowSource, text: string): ReactNode =>
  read && read.of === text ? <ReadFrom sources={[read]} /> : undefined;

/** What the client stands for. */
export function ValueRows({ control }: RowsProps) {
  const t = useT();
  const { fields, prepend, remove } = useFieldArray({ control, name: 'values', keyName: 'rowKey' });
  const values = useWatch({ control, name: 'values' });
  return (
    <section className={styles.list} aria-label={t('fromPage.values')}>
      <h2 className={styles.title}>{t('fromPage.values')}</h2>
      <FieldArray
        rowKeys={fields.map(({ rowKey }) => rowKey)}
        addLabel={t('fromPage.addValue')}
        emptyText={t('fromPage.noValues')}
        onAdd={() => prepend({ name: '', description: '' }, { focusName: 'values.0.name' })}
        onRemove={remove}
      >
        {(index, drop) => (
          <Row label={t('fromPage.removeValue', { number: index + 1 })} onRemove={drop}>
            <TextField
              control={control}
              name={`values.${index}.name`}
              label={t('fromPage.valueName')}
              hint={markOf(values[index]?.read, wordsOf(values[index]))}
            />
            <TextArea
              control={control}
              name={`values.${index}.description`}
              label={t('fromPage.valueDescription')}
              rows={2}
              isOptional
            />
          </Row>
        )}
      </FieldArray>
    </section>
  );
}

/** What the client offers those who work there. */
export function BenefitRows({ control }: RowsProps) {
  const t = useT();
  const { fields, prepend, remove } = useFieldArray({ control, name: 'benefits', keyName: 'rowKey' });
  const benefits = useWatch({ control, name: 'benefits' });
  return (
    <section className={styles.list} aria-label={t('fromPage.benefits')}>
      <h2 className={styles.title}>{t('fromPage.benefits')}</h2>
      <FieldArray
        rowKeys={fields.map(({ rowKey }) => rowKey)}
        addLabel={t('fromPage.addBenefit')}
        emptyText={t('fromPage.noBenefits')}
        onAdd={() => prepend({ text: '' }, { focusName: 'benefits.0.text' })}
        onRemove={remove}
      >
        {(index, drop) => (
          <Row label={t('fromPage.removeBenefit', { number: index + 1 })} onRemove={drop}>
            <TextField
              control={control}
              name={`benefits.${index}.text`}
              label={t('fromPage.benefit', { number: index + 1 })}
              hint={markOf(benefits[index]?.read, benefits[index]?.text ?? '')}
            />
          </Row>
        )}
      </FieldArray>
    </section>
  );
}
