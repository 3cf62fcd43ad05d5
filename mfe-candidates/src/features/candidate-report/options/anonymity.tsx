import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import type { ReportFact } from '@cantera/shared/contracts/report-options';
import {
  NARROW_PEOPLE,
  type ReportNarrow,
  type ReportNarrowOfMany,
  type ReportPreview,
} from '@cantera/shared/contracts/reports';
import { formatList } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../messages/report.ts';
import { markedWords } from '../blocks/marked-words.ts';
import styles from '../report.module.css';

/** What was masked, counted by kind. */
function Masked({ masked }: Pick<ReportPreview, 'masked'>) {
  const t = useT();
  const words = masked
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`report.kind.${kind}`, { count }));
  return (
    <p>
      {words.length > 0
        ? t('report.anonymous.masked', { list: formatList(words) })
        : t('report.anonymous.nothingMasked')}
    </p>
  );
}

function NarrowWarning() {
  const t = useT();
  return (
    <p className={styles.warning}>
      <TriangleAlert size={16} aria-hidden />
      {t('report.anonymous.narrow')}
    </p>
  );
}

/** How many people fit what is shown, and a warning when they are so few that it nearly tells who it is. */
export function Fitting({ people, isAtLeast }: Pick<ReportNarrow, 'people' | 'isAtLeast'>) {
  const t = useT();
  return (
    <>
      <p>
        {isAtLeast
          ? t('report.anonymous.peopleAtLeast', { count: people })
          : t('report.anonymous.people', { count: people })}
      </p>
      {people < NARROW_PEOPLE && <NarrowWarning />}
    </>
  );
}

function Few({ people }: Pick<ReportNarrowOfMany, 'people'>) {
  const t = useT();
  const who = people.map(({ code, people: count, isAtLeast }) =>
    isAtLeast
      ? t('report.anonymous.whoAtLeast', { code, count })
      : t('report.anonymous.who', { code, count }),
  );
  return (
    <>
      <p>{t('report.anonymous.few', { most: NARROW_PEOPLE, who: formatList(who) })}</p>
      <NarrowWarning />
    </>
  );
}

/** Of several people, of whom what is shown fits so few that it nearly tells who they are, and of whom that was not counted. */
export function FittingOfMany({ people, uncounted = [] }: Pick<ReportNarrowOfMany, 'people' | 'uncounted'>) {
  const t = useT();
  const isEnough = people.length === 0 && uncounted.length === 0;
  return (
    <>
      {isEnough && <p>{t('report.anonymous.enough', { most: NARROW_PEOPLE })}</p>}
      {people.length > 0 && <Few people={people} />}
      {uncounted.length > 0 && (
        <p className={styles.warning}>
          <TriangleAlert size={16} aria-hidden />
          {t('report.anonymous.uncounted', { who: formatList(uncounted) })}
        </p>
      )}
    </>
  );
}

type OnBlur = (fact: ReportFact, isBlurred: boolean) => void;
/** A fact of one person with what is shown of it; of several people without, and perhaps not counted. */
type NarrowFact = ReportNarrowOfMany['facts'][number] & { label?: string };

function factPeople(
  { label, people, isAtLeast }: Pick<NarrowFact, 'label' | 'people' | 'isAtLeast'>,
  t: ReturnType<typeof useT>,
) {
  if (people === null) return t('report.anonymous.factUncounted');
  if (isAtLeast) return t('report.anonymous.factAtLeast', { count: people });
  return t(label === undefined ? 'report.anonymous.factFewest' : 'report.anonymous.factPeople', {
    count: people,
  });
}

/** Which facts narrow most; each can be told less exactly. */
function NarrowFacts({ facts, onBlur }: { facts: readonly NarrowFact[]; onBlur: OnBlur }) {
  const t = useT();
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <>
      <p id={id} className={styles.quiet}>
        {t('report.anonymous.facts')}
      </p>
      <ul aria-labelledby={id}>
        {facts.map(({ fact, label, people, isAtLeast, isBlurred }) => (
          <li key={fact} className={styles.fact}>
            <span>
              {[t(`report.fact.${fact}`), label].filter(Boolean).join(': ')}
              <span className={styles.quiet}>
                {' · '}
                {factPeople({ label, people, isAtLeast }, t)}
              </span>
            </span>
            <Button
              size="small"
              type={isBlurred ? 'primary' : 'default'}
              aria-pressed={isBlurred}
              aria-label={t('report.anonymous.blur', { fact: t(`report.fact.${fact}`) })}
              onClick={() => onBlur(fact, !isBlurred)}
            >
              {t('report.anonymous.showLess')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The words that are underlined in the preview, and why. */
function Marks({ blocks }: { blocks: readonly ReportBlock[] }) {
  const t = useT();
  const words = markedWords(blocks);
  return (['GENDERED', 'RARE'] as const)
    .filter((reason) => words[reason].length > 0)
    .map((reason) => (
      <p key={reason}>
        {t('report.marks', { words: formatList(words[reason]) })} {t(`report.mark.${reason}`)}
      </p>
    ));
}

interface AnonymityProps {
  /** Of whom it speaks, where these are not all. */
  scope?: ReactNode;
  preview: Pick<ReportPreview, 'blocks' | 'masked'>;
  /** How many fit what is shown; nothing of a server that does not count them. */
  fitting: ReactNode;
  facts: readonly NarrowFact[];
  onBlur: OnBlur;
}

/** What an anonymous report hides, and what it may still tell. */
export function Anonymity({ preview: { blocks, masked }, scope, fitting, facts, onBlur }: AnonymityProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id} className={styles.legend}>
        {t('report.anonymous.title')}
      </h3>
      <div role="status">
        {scope && <p>{scope}</p>}
        <Masked masked={masked} />
        {fitting}
      </div>
      <NarrowFacts facts={facts} onBlur={onBlur} />
      <Marks blocks={blocks} />
      <p className={styles.quiet}>{t('report.anonymous.pseudonymous')}</p>
    </section>
  );
}
