import type { Candidate } from '@cantera/shared/contracts/candidates';
import { ExternalLink, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkedinAddress } from '../../lib/linkedin-address.ts';
import { usePhoneWords } from '../../lib/phone.ts';
import { useT } from '../../messages/index.ts';
import styles from './candidate-page.module.css';

type ContactLink = { key: string; href: string; words: string; label: string; icon: ReactNode };

const mapAddress = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;

function useLinks({ linkedin, location, email, phoneNumber }: Candidate): ContactLink[] {
  const t = useT();
  const phone = usePhoneWords();
  const place = location?.address || location?.name;
  const links: (ContactLink | undefined)[] = [
    linkedin
      ? {
          key: 'linkedin',
          href: linkedinAddress(linkedin),
          words: t('candidates.field.linkedin'),
          label: t('candidates.link.linkedin'),
          icon: <ExternalLink aria-hidden />,
        }
      : undefined,
    place
      ? {
          key: 'location',
          href: mapAddress(place),
          words: location?.name || place,
          label: t('candidates.page.mapOf', { place }),
          icon: <MapPin aria-hidden />,
        }
      : undefined,
    email
      ? {
          key: 'email',
          href: `mailto:${email}`,
          words: email,
          label: t('candidates.link.email', { email }),
          icon: <Mail aria-hidden />,
        }
      : undefined,
    phoneNumber
      ? {
          key: 'phone',
          href: phone(phoneNumber).callAddress,
          words: phone(phoneNumber).shown,
          label: t('candidates.page.call', { phone: phoneNumber }),
          icon: <Phone aria-hidden />,
        }
      : undefined,
  ];
  return links.filter((link) => link !== undefined);
}

/** The ways to reach a candidate, those that are known. */
export function ContactLinks({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const links = useLinks(candidate);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('candidates.page.contact')}>
      {links.map(({ key, href, words, label, icon }) => (
        <li key={key} className={styles.linkItem}>
          <a
            className={styles.link}
            href={href}
            aria-label={label}
            {...(href.startsWith('https:') || href.startsWith('http:')
              ? { target: '_blank', rel: 'noreferrer' }
              : {})}
          >
            {icon}
            <span className={styles.linkWords}>{words}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
