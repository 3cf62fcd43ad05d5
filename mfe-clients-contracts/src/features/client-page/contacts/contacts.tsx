import { addContacts, type Client, type ClientContact } from '@cantera/shared/contracts/clients';
import { confirm, toast } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Suspense, useRef, useState } from 'react';
import { useT } from '../../../messages/index.ts';
import { AddButton } from '../add-button.tsx';
import { Section } from '../section.tsx';
import { ContactItem } from './contact-item.tsx';
import styles from './contacts.module.css';
import { useContacts } from './use-contacts.ts';

const ContactDialog = lazyPart(() => import('./contact-dialog.tsx'));

/** The people of the client, in the order in which they were added. */
export function Contacts({ client }: { client: Client }) {
  const t = useT();
  const canWrite = useMay(addContacts);
  const { remove } = useContacts(client.id);
  const [editing, setEditing] = useState<'new' | string>();
  const add = useRef<HTMLButtonElement | HTMLAnchorElement>(null);
  const askAndRemove = async (contact: ClientContact) => {
    const isSure = await confirm({
      title: t('clients.contacts.deleteTitle', { name: contact.name }),
      body: t('clients.contacts.deleteText'),
      confirmLabel: t('clients.contacts.delete'),
      isDanger: true,
    });
    if (!isSure) return;
    // What had the focus goes with the contact, once the question is closed.
    requestAnimationFrame(() => add.current?.focus());
    await remove(contact).catch(() => toast.standardError());
  };
  // By its id, so that the dialog sees what someone else changes meanwhile.
  const edited = client.contacts.find(({ id }) => id === editing);
  return (
    <Section
      title={t('clients.contacts.title')}
      count={client.contacts.length}
      action={
        canWrite && (
          <AddButton ref={add} onClick={() => setEditing('new')}>
            {t('clients.contacts.add')}
          </AddButton>
        )
      }
    >
      {client.contacts.length === 0 ? (
        <p className={styles.quiet}>{t('clients.contacts.empty')}</p>
      ) : (
        <ul className={styles.contacts} aria-label={t('clients.contacts.title')}>
          {client.contacts.map((contact) => (
            <ContactItem
              key={contact.id}
              contact={contact}
              actions={
                canWrite
                  ? {
                      onModify: () => setEditing(contact.id),
                      onDelete: () => void askAndRemove(contact),
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {(edited || editing === 'new') && (
        <Suspense>
          <ContactDialog clientId={client.id} contact={edited} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
