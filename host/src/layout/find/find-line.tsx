import { Avatar, Logo, useText } from '@cantera/shared/design-system';
import { STATUS_TEXTS } from '@cantera/shared/positions';
import { BriefcaseBusiness, CornerDownRight, Search, UserSearch, Zap } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './find.module.css';
import { candidateDetails, type FindOption } from './find-options.ts';
import { matchedParts } from './matched-parts.ts';

type Words = { words: readonly string[] };

/** A text with what was looked for marked. */
function Marked({ text, words }: Words & { text: string }) {
  let at = 0;
  return matchedParts(text, words).map(({ text: part, isMatch }) => {
    const key = at++;
    return isMatch ? (
      <mark key={key} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}

type LineProps = Words & { icon: ReactNode; name: string; details?: readonly string[] };

function Line({ icon, name, details = [], words }: LineProps) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.line}>
        <span className={styles.name}>
          <Marked text={name} words={words} />
        </span>{' '}
        {details.length > 0 && (
          <span className={styles.details}>
            {details.map((detail, at) => (
              <Fragment key={detail}>
                {at > 0 && ' · '}
                <Marked text={detail} words={words} />
              </Fragment>
            ))}
          </span>
        )}
      </span>
    </>
  );
}

/** One line of the search: who or what it is, and what tells it from others. */
export function FindLine({ option, words }: Words & { option: FindOption }) {
  const t = useT();
  const text = useText();
  switch (option.kind) {
    case 'candidate': {
      const { id, name, profileImageUrl: imageUrl } = option.candidate;
      return (
        <Line
          icon={<Avatar person={{ id, name, imageUrl }} size={24} isDecorative />}
          name={name}
          details={candidateDetails(option.candidate, words)}
          words={words}
        />
      );
    }
    case 'position': {
      const { title, status, clientName } = option.position;
      return (
        <Line
          icon={<BriefcaseBusiness size={16} aria-hidden />}
          name={title}
          details={[...(clientName ? [clientName] : []), text(STATUS_TEXTS[status])]}
          words={words}
        />
      );
    }
    case 'client':
      return (
        <Line
          icon={<Logo name={option.client.name} imageUrl={option.client.logoImageUrl} />}
          name={option.client.name}
          words={words}
        />
      );
    case 'command':
      return (
        <Line
          icon={
            'to' in option.command ? <CornerDownRight size={16} aria-hidden /> : <Zap size={16} aria-hidden />
          }
          name={option.command.label}
          details={option.command.detail ? [option.command.detail] : []}
          words={words}
        />
      );
    case 'search':
      return (
        <Line
          icon={<UserSearch size={16} aria-hidden />}
          name={t('host.find.inSearch', { term: option.term })}
          words={[]}
        />
      );
    case 'list':
      return (
        <Line
          icon={<Search size={16} aria-hidden />}
          name={t('host.find.inList', { term: option.term })}
          words={[]}
        />
      );
  }
}
