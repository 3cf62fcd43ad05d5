import type { ClientContact } from '@cantera/shared/contracts/clients';
import { IconButton, toast } from '@cantera/shared/design-system';
import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { webAddress } from '../../../lib/client-words.ts';
import { useT } from '../../../messages/index.ts';
import styles from './contacts.module.css';

type WayProps = {
  href: string;
  words: string;
  copyLabel: string;
  /** `Email copied` */
  copied: string;
};

/** An address that can be written to and copied. */
function Way({ href, words, copyLabel, copied }: WayProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      toast.status(copied);
    } catch {
      toast.standardError();
    }
  };
  return (
    <span className={styles.way}>
      <a className={styles.address} href={href}>
        {words}
      </a>
      <IconButton
        size="small"
        label={copyLabel}
        icon={<Copy size={14} aria-hidden />}
        onClick={() => void copy()}
      />
    </span>
  );
}

const callAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

type ContactItemProps = {
  contact: ClientContact;
  /** Absent where the reader may not change it. */
  actions?: { onModify: () => void; onDelete: () => void };
};

/** A person of the client, and the ways to reach them. */
export function ContactItem({ contact, actions }: ContactItemProps): ReactNode {
  const t = useT();
  const { name, email, position, phone } = contact;
  const linkedin = webAddress(contact.linkedinUrl);
  return (
    <li className={styles.contact} aria-label={name}>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        {position && <p className={styles.quiet}>{position}</p>}
      </div>
      <div className={styles.ways}>
        <Way
          href={`mailto:${email}`}
          words={email}
          copyLabel={t('clients.contacts.copyEmail')}
          copied={t('clients.contacts.emailCopied')}
        />
        {phone && (
          <Way
            href={callAddress(phone)}
            words={phone}
            copyLabel={t('clients.contacts.copyPhone')}
            copied={t('clients.contacts.phoneCopied')}
          />
        )}
        {linkedin && (
          <a className={styles.linkedin} href={linkedin.href} target="_blank" rel="noreferrer">
            {t('clients.contacts.linkedin')}
            <ExternalLink size={12} aria-hidden />
          </a>
        )}
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
