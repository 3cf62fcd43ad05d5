import { call } from '@cantera/shared/api-client';
import {
  type UpdateCandidateInput,
  updateCandidate,
  updateCandidateSalary,
} from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { IconButton, useMediaQuery } from '@cantera/shared/design-system';
import { formatMoney } from '@cantera/shared/i18n';
import { ExternalLink, Mail, MessageCircle, Pencil, Phone } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { linkedinAddress } from '../../../lib/linkedin-address.ts';
import { MachineMark } from '../../../lib/person/machine-mark.tsx';
import { usePhoneWords } from '../../../lib/phone.ts';
import { useCandidateChange } from '../../../lib/use-candidate.ts';
import { useT } from '../../../messages/index.ts';
import { ExpectedSalary } from './expected-salary.tsx';
import { InlineField } from './inline-field.tsx';
import { LocationField } from './location-field.tsx';
import styles from './profile.module.css';
import { digitsOf, hasLetters, phoneOf } from './typed-values.ts';

type ContactProps = { candidate: Candidate };

function useFieldChange(id: string) {
  const change = useCandidateChange(id);
  return (body: UpdateCandidateInput) => change(() => call(updateCandidate, { params: { id }, body }));
}

type LinkProps = { label: string; href: string; icon: ReactNode; isForeign?: boolean };
const IconLink = ({ label, href, icon, isForeign = true }: LinkProps) => (
  <a
    className={styles.iconLink}
    href={href}
    aria-label={label}
    title={label}
    {...(isForeign ? { target: '_blank', rel: 'noreferrer' } : {})}
  >
    {icon}
  </a>
);

function EmailField({ candidate }: ContactProps) {
  const t = useT();
  const save = useFieldChange(candidate.id);
  const { email } = candidate;
  return (
    <InlineField
      label={t('candidates.field.email')}
      isLong
      inputMode="email"
      value={email ?? ''}
      onSave={(typed) => save({ email: typed })}
      link={
        email && (
          <IconLink
            isForeign={false}
            href={`mailto:${email}`}
            label={t('candidates.link.email', { email })}
            icon={<Mail size={16} aria-hidden />}
          />
        )
      }
    />
  );
}

const WhatsAppLink = ({ phone, address }: { phone: string; address: string | undefined }) => {
  const t = useT();
  return (
    address && (
      <IconLink
        href={address}
        label={t('candidates.link.whatsApp', { phone })}
        icon={<MessageCircle size={16} aria-hidden />}
      />
    )
  );
};

/** By touch a number is there to be called; typing into it is behind the pencil. */
function CallablePhone({ phone, onEdit }: { phone: string; onEdit: () => void }) {
  const t = useT();
  const words = usePhoneWords()(phone);
  return (
    <div className={styles.field}>
      <a className={styles.call} href={words.callAddress} aria-label={t('candidates.page.call', { phone })}>
        <Phone size={16} aria-hidden />
        {words.shown}
      </a>
      <WhatsAppLink phone={phone} address={words.whatsAppAddress} />
      <IconButton
        size="small"
        label={t('candidates.phone.edit')}
        icon={<Pencil aria-hidden />}
        onClick={onEdit}
      />
    </div>
  );
}

function PhoneField({ candidate }: ContactProps) {
  const t = useT();
  const save = useFieldChange(candidate.id);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [isEditing, setIsEditing] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const phone = candidate.phoneNumber;
  const words = usePhoneWords()(phone ?? '');
  const edit = () => {
    // At once: a phone opens its keyboard only for a focus that the press itself gives.
    flushSync(() => setIsEditing(true));
    area.current?.querySelector('input')?.focus();
  };
  if (isTouch && phone && !isEditing)
    return (
      <div ref={area} className={styles.whole}>
        <CallablePhone phone={phone} onEdit={edit} />
      </div>
    );
  return (
    <div ref={area} className={styles.whole}>
      <InlineField
        label={t('candidates.field.phone')}
        type="tel"
        inputMode="tel"
        value={phone ?? ''}
        shown={phone ? words.shown : ''}
        accept={phoneOf}
        refusal={(typed) => (hasLetters(typed) ? t('candidates.phone.noLetters') : undefined)}
        onSave={(typed) => save({ phoneNumber: typed })}
        // A number that comes in meanwhile, one's own or another's, must not take the field away.
        onEnter={() => setIsEditing(true)}
        onLeave={() => setIsEditing(false)}
        link={phone && <WhatsAppLink phone={phone} address={words.whatsAppAddress} />}
      />
    </div>
  );
}

function LinkedinField({ candidate }: ContactProps) {
  const t = useT();
  const save = useFieldChange(candidate.id);
  const { linkedin } = candidate;
  return (
    <InlineField
      label={t('candidates.field.linkedin')}
      isLong
      inputMode="url"
      value={linkedin ?? ''}
      onSave={(typed) => save({ linkedin: typed })}
      link={
        linkedin && (
          <IconLink
            href={linkedinAddress(linkedin)}
            label={t('candidates.link.linkedin')}
            icon={<ExternalLink size={16} aria-hidden />}
          />
        )
      }
    />
  );
}

function SalaryField({ candidate }: ContactProps) {
  const t = useT();
  const change = useCandidateChange(candidate.id);
  const { salary } = candidate;
  const currency = salary?.currency ?? 'EUR';
  return (
    <InlineField
      label={t('candidates.field.salary')}
      inputMode="numeric"
      value={salary ? String(salary.amount) : ''}
      shown={salary ? formatMoney(salary.amount, currency) : ''}
      accept={digitsOf}
      onSave={(typed) =>
        change(() =>
          call(updateCandidateSalary, {
            params: { id: candidate.id },
            body: { amount: Number(typed), currency },
          }),
        )
      }
    />
  );
}

/** Location, e-mail, phone, LinkedIn and salaries, each typed into in place. */
export function EditableContact({ candidate }: ContactProps) {
  const t = useT();
  const rows: { key: string; label: string; field?: keyof Candidate; value: ReactNode }[] = [
    {
      key: 'location',
      label: t('candidates.field.location'),
      field: 'location',
      value: <LocationField candidate={candidate} />,
    },
    {
      key: 'email',
      label: t('candidates.field.email'),
      field: 'email',
      value: <EmailField candidate={candidate} />,
    },
    {
      key: 'phone',
      label: t('candidates.field.phone'),
      field: 'phoneNumber',
      value: <PhoneField candidate={candidate} />,
    },
    {
      key: 'linkedin',
      label: t('candidates.field.linkedin'),
      field: 'linkedin',
      value: <LinkedinField candidate={candidate} />,
    },
    { key: 'salary', label: t('candidates.field.salary'), value: <SalaryField candidate={candidate} /> },
    {
      key: 'expected',
      label: t('candidates.field.expectedSalary'),
      value: <ExpectedSalary candidate={candidate} />,
    },
  ];
  return (
    <dl className={styles.pairs}>
      {rows.map(({ key, label, field, value }) => (
        <div key={key} className={styles.pair}>
          <dt className={styles.term}>
            {label}
            {field && <MachineMark candidate={candidate} field={field} />}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same for who may only read: text and links. */
export function ReadOnlyContact({ candidate }: ContactProps) {
  const t = useT();
  const { email, phoneNumber, linkedin, location } = candidate;
  const phone = usePhoneWords()(phoneNumber ?? '');
  return (
    <dl className={styles.pairs}>
      <div className={styles.pair}>
        <dt className={styles.term}>{t('candidates.field.location')}</dt>
        <dd className={styles.value}>{location?.address || location?.name || '–'}</dd>
      </div>
      <div className={styles.pair}>
        <dt className={styles.term}>{t('candidates.field.email')}</dt>
        <dd className={styles.value}>{email ? <a href={`mailto:${email}`}>{email}</a> : '–'}</dd>
      </div>
      <div className={styles.pair}>
        <dt className={styles.term}>{t('candidates.field.phone')}</dt>
        <dd className={styles.value}>
          {phoneNumber ? (
            <div className={styles.field}>
              <a
                className={styles.call}
                href={phone.callAddress}
                aria-label={t('candidates.page.call', { phone: phoneNumber })}
              >
                {phone.shown}
              </a>
              <WhatsAppLink phone={phoneNumber} address={phone.whatsAppAddress} />
            </div>
          ) : (
            '–'
          )}
        </dd>
      </div>
      <div className={styles.pair}>
        <dt className={styles.term}>{t('candidates.field.linkedin')}</dt>
        <dd className={styles.value}>
          {linkedin ? (
            <a href={linkedinAddress(linkedin)} target="_blank" rel="noreferrer">
              {linkedin}
            </a>
          ) : (
            '–'
          )}
        </dd>
      </div>
    </dl>
  );
}
