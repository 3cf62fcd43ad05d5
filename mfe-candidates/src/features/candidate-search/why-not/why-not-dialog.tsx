import { useApi } from '@cantera/shared/api-client';
import { ClauseMark, Quote } from '@cantera/shared/clauses';
import { type Clause, type Explanation, explainSearch } from '@cantera/shared/contracts/candidate-search';
import { type CandidateListItem, listCandidates } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { DataView } from '@cantera/shared/data-view';
import { Avatar, Dialog, NoMatchState, SearchInput, SkeletonRows } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { jobOf } from '../../../lib/candidate-rows/columns.tsx';
import { useT } from '../../../messages/search.ts';
import styles from './why-not.module.css';

export type WhyNotProps = { queryId: string; clauses: readonly Clause[]; onClose: () => void };
type Asked = Pick<CandidateListItem, 'id' | 'firstName' | 'lastName' | 'profileImageUrl'>;

/** So many people are offered for a name. */
const OFFERED = 6;

const personOf = (row: Asked) => ({ id: row.id, name: fullName(row), imageUrl: row.profileImageUrl });

/** Whom a name means. */
function Names({ onPick }: { onPick: (row: Asked) => void }) {
  const t = useT();
  const [term, setTerm] = useState('');
  const query = useApi(
    listCandidates,
    { query: { searchTerm: term || undefined, perPage: OFFERED, withTotal: false } },
    { keepPreviousData: true },
  );
  return (
    <div className={styles.names}>
      <SearchInput
        className={styles.search}
        label={t('search.whyNot.name')}
        value={term}
        onChange={(next) => setTerm(next.trim())}
      />
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        errorTitle={t('search.whyNot.error')}
        skeleton={<SkeletonRows rows={OFFERED} height={44} columns={['1fr']} />}
        empty={<NoMatchState title={t('search.whyNot.nobody')} />}
      >
        {({ data }) => (
          <ul aria-label={t('search.whyNot.people')}>
            {data.items.map((row) => (
              <li key={row.id}>
                <button type="button" className={styles.person} onClick={() => onPick(row)}>
                  <Avatar person={personOf(row)} size={28} isDecorative />
                  <span className={styles.who}>
                    <span className={styles.name}>{fullName(row)}</span>
                    <span className={styles.job}>{jobOf(row) || '–'}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </DataView>
    </div>
  );
}

function useVerdict() {
  const t = useT();
  return ({ found, place, whyNot }: Explanation): string => {
    if (whyNot) return t('search.whyNot.consent');
    const at = place === undefined ? '' : formatNumber(place);
    if (found) return at ? t('search.whyNot.foundAt', { place: at }) : t('search.whyNot.found');
    return at ? t('search.whyNot.wouldBe', { place: at }) : t('search.whyNot.notFound');
  };
}

type AnswerProps = Omit<WhyNotProps, 'onClose'> & { asked: Asked };

/** Clause by clause, what somebody has, and the place that they have or would have. */
function Answer({ queryId, clauses, asked }: AnswerProps) {
  const t = useT();
  const verdictOf = useVerdict();
  const query = useApi(explainSearch, { params: { id: queryId, candidateId: asked.id } });
  return (
    <DataView
      query={query}
      isEmpty={() => false}
      empty={null}
      errorTitle={t('search.whyNot.error')}
      skeleton={<SkeletonRows rows={3} height={44} columns={['1fr']} />}
    >
      {({ data }) => (
        <>
          <p role="status" className={styles.verdict}>
            {verdictOf(data)}
          </p>
          <ul className={styles.clauses} aria-label={t('search.whyOf', { name: fullName(asked) })}>
            {data.clauses.map(({ id, met, evidence }) => {
              const clause = clauses.find((one) => one.id === id);
              return (
                clause && (
                  <li key={id} className={styles.clause}>
                    <ClauseMark clause={clause} isMet={met} />
                    {evidence.map((quote) => (
                      <span key={`${quote.field} ${quote.page} ${quote.quote}`} className={styles.quote}>
                        <Quote quote={quote} />
                      </span>
                    ))}
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
    </DataView>
  );
}

/** Takes any name and answers why the search finds them, or why not. */
export default function WhyNotDialog({ onClose, ...search }: WhyNotProps) {
  const t = useT();
  const [asked, setAsked] = useState<Asked>();
  return (
    <Dialog
      title={asked ? t('search.whyNot.title', { name: fullName(asked) }) : t('search.whyNot')}
      onClose={onClose}
      footer={
        <>
          {asked && <Button onClick={() => setAsked(undefined)}>{t('search.whyNot.other')}</Button>}
          <Button onClick={onClose}>{t('search.close')}</Button>
        </>
      }
    >
      {asked ? <Answer {...search} asked={asked} /> : <Names onPick={setAsked} />}
    </Dialog>
  );
}
