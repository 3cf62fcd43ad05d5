import { addValues, type Client, type ClientValue } from '@cantera/shared/contracts/clients';
import { confirm, IconButton, toast } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useT } from '../../../messages/index.ts';
import { AddButton } from '../add-button.tsx';
import { Section } from '../section.tsx';
import { useValues } from './use-values.ts';
import styles from './values.module.css';

const ValueDialog = lazyPart(() => import('./value-dialog.tsx'));

type ValueItemProps = {
  value: ClientValue;
  /** Absent where the reader may not change it. */
  actions?: { onModify: () => void; onDelete: () => void };
};

function ValueItem({ value: { name, description }, actions }: ValueItemProps) {
  const t = useT();
  return (
    <li className={styles.value} aria-label={name}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && (
        <div className={styles.actions}>
          <IconButton
            label={t('clients.modifyOf', { name })}
            icon={<Pencil aria-hidden />}
            onClick={actions.onModify}
          />
          <IconButton
            label={t('clients.deleteOf', { name })}
            icon={<Trash2 aria-hidden />}
            onClick={actions.onDelete}
          />
        </div>
      )}
    </li>
  );
}

/** What the client stands for, in the order in which it was added. */
export function Values({ client }: { client: Client }) {
  const t = useT();
  const canWrite = useMay(addValues);
  const { remove } = useValues(client.id);
  const [editing, setEditing] = useState<'new' | string>();
  const add = useRef<HTMLButtonElement | HTMLAnchorElement>(null);
  const askAndRemove = async (value: ClientValue) => {
    const isSure = await confirm({
      title: t('clients.values.deleteTitle', { name: value.name }),
      confirmLabel: t('clients.values.delete'),
      isDanger: true,
    });
    if (!isSure) return;
    // What had the focus goes with the value, once the question is closed.
    requestAnimationFrame(() => add.current?.focus());
    await remove(value).catch(() => toast.standardError());
  };
  // By its id, so that the dialog sees what someone else changes meanwhile.
  const edited = client.values.find(({ id }) => id === editing);
  return (
    <Section
      title={t('clients.values.title')}
      count={client.values.length}
      action={
        canWrite && (
          <AddButton ref={add} onClick={() => setEditing('new')}>
            {t('clients.values.add')}
          </AddButton>
        )
      }
    >
      {client.values.length === 0 ? (
        <p className={styles.quiet}>{t('clients.values.empty')}</p>
      ) : (
        <ul className={styles.values} aria-label={t('clients.values.title')}>
          {client.values.map((value) => (
            <ValueItem
              key={value.id}
              value={value}
              actions={
                canWrite
                  ? { onModify: () => setEditing(value.id), onDelete: () => void askAndRemove(value) }
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {(edited || editing === 'new') && (
        <Suspense>
          <ValueDialog clientId={client.id} value={edited} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
