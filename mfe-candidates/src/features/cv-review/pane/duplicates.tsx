import type { IntakeDuplicate, IntakeItemDetail } from '@cantera/shared/contracts/intakes';
import { fullName, joinNames } from '@cantera/shared/contracts/text';
import { BusyButton } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { REASON_WORDS } from '../../../lib/doubles.ts';
import { useT } from '../../../messages/review.ts';
import type { Decide } from '../data/use-decide.ts';
import type { ReviewAddress } from '../data/use-review-address.ts';
import styles from './pane.module.css';
import type { OpenItemState } from './use-open-item.ts';

type Stored = Extract<IntakeDuplicate, { kind: 'CANDIDATE' }>;
type Other = Extract<IntakeDuplicate, { kind: 'ITEM' }>;

/** What the CV says beside what is stored. */
function Compare({ item, other }: { item: IntakeItemDetail; other: Stored['candidate'] }) {
  const t = useT();
  const { reading } = item;
  const place = (location: { address: string; name: string } | null | undefined) =>
    location?.address || location?.name;
  const rows = [
    [t('candidates.list.name'), joinNames(item.firstName, item.lastName), fullName(other)],
    [t('candidates.field.jobTitle'), reading?.jobTitle, other.jobTitle],
    [t('candidates.field.company'), reading?.workExperiences[0]?.companyName, other.companyName],
    [t('candidates.field.email'), reading?.email, other.email],
    [t('candidates.field.phone'), reading?.phoneNumber, other.phoneNumber],
    [t('candidates.field.location'), place(reading?.location), place(other.location)],
  ] as const;
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('candidates.review.thisCv')}</th>
          <th scope="col">{t('candidates.review.stored')}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, ours, theirs]) => ours || theirs)
          .map(([label, ours, theirs]) => (
            <tr key={label} className={ours && theirs && ours !== theirs ? styles.differs : undefined}>
              <th scope="row">{label}</th>
              <td>{ours || '–'}</td>
              <td>{theirs || '–'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type DuplicatesProps = {
  item: IntakeItemDetail;
  state: OpenItemState;
  address: ReviewAddress;
  decide: Decide;
};

function useCommonWords() {
  const t = useT();
  return (reasons: IntakeDuplicate['reasons']) =>
    t('candidates.doubles.reasons', {
      reasons: formatList(reasons.map((reason) => t(REASON_WORDS[reason]))),
    });
}

/** A stored candidate who may be the person, and the way to attach the CV to them. */
function StoredDuplicate({ item, state, decide, one }: DuplicatesProps & { one: Stored }) {
  const t = useT();
  const commonWords = useCommonWords();
  const name = fullName(one.candidate);
  return (
    <article className={styles.duplicate} aria-label={name}>
      <p className={styles.sentence}>
        {t(one.isSamePerson ? 'candidates.review.samePerson' : 'candidates.review.maybeSame')}{' '}
        <Link to={`/candidates/${one.candidate.id}`}>{name}</Link>
      </p>
      <p className={styles.quiet}>{commonWords(one.reasons)}</p>
      <Compare item={item} other={one.candidate} />
      {state.isOpen && (
        <div className={styles.attach}>
          <p className={styles.quiet}>{t('candidates.review.attachText')}</p>
          <BusyButton
            type="primary"
            isBusy={decide.busy === 'ATTACH'}
            aria-keyshortcuts={state.isEditing ? undefined : 'd'}
            onClick={() => state.attach(one.candidate.id)}
          >
            {t('candidates.review.attach')}
          </BusyButton>
        </div>
      )}
    </article>
  );
}

/** Other CVs of the intake that may tell of the same person. */
function OtherCvs({ others, address }: { others: readonly Other[]; address: ReviewAddress }) {
  const t = useT();
  const commonWords = useCommonWords();
  return (
    <article className={styles.duplicate} aria-label={t('candidates.review.otherCv')}>
      <p className={styles.sentence}>{t('candidates.review.otherCv')}</p>
      <ul className={styles.others}>
        {others.map(({ itemId, fileName, reasons }) => (
          <li key={itemId}>
            <Link replace to={address.hrefTo(itemId)}>
              {fileName}
            </Link>{' '}
            <span className={styles.quiet}>{commonWords(reasons)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What answers a refusal takes the focus, unless somebody went elsewhere meanwhile: the button that had it may be gone. */
function useTakeFocus(isAnswer: boolean) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || root.current?.closest('section')?.contains(activeElement);
    if (isAnswer && isHere) root.current?.focus();
  }, [isAnswer]);
  return root;
}

/** Who may be the person of the CV, side by side with it and why. */
export function Duplicates(props: DuplicatesProps) {
  const { id, possibleDuplicates } = props.item;
  const root = useTakeFocus(props.decide.toCompare === id);
  const others = possibleDuplicates.filter((one) => one.kind === 'ITEM');
  return (
    <div ref={root} tabIndex={-1} className={styles.duplicates}>
      {possibleDuplicates
        .filter((one) => one.kind === 'CANDIDATE')
        .map((one) => (
          <StoredDuplicate key={one.candidate.id} {...props} one={one} />
        ))}
      {others.length > 0 && <OtherCvs others={others} address={props.address} />}
    </div>
  );
}
