import { clauseText, useClauseText } from '@cantera/shared/clauses';
import type { Hunt, PoolCandidate, PoolStatus } from '@cantera/shared/contracts/hunts';
import { fullName } from '@cantera/shared/contracts/text';
import { Pagination } from '@cantera/shared/data-view';
import { EmptyState, Kbd } from '@cantera/shared/design-system';
import { DataTable } from '@cantera/shared/lists';
import { UserSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../messages/hunts.ts';
import { heaviest, isAddable } from '../data/hunt-words.ts';
import type { Decisions } from '../data/use-decisions.ts';
import type { HuntAddress } from '../data/use-hunt-address.ts';
import styles from './people.module.css';
import { peopleColumns } from './people-columns.tsx';
import type { PersonDecisions } from './person-actions.tsx';
import { PersonCard } from './person-card.tsx';
import { usePeopleKeys } from './use-people-keys.ts';

/** People on a page (CONST-46). */
const PAGE_SIZE = 10;

/** Why a tab is empty; where the hunt found nobody, whether those who fit were not free, or which clause lets the most people go; where those whom it found are gone, that they are. */
function Nobody({ hunt, status }: { hunt: Hunt; status: PoolStatus }) {
  const t = useT();
  const clauseT = useClauseText();
  const clause = heaviest(hunt);
  const hasNobody = hunt.poolCandidates.length === 0 && status === 'NONE';
  const words = hunt.hasFailed
    ? t('hunts.none.failed')
    : hunt.found > 0
      ? t('hunts.none.gone', { count: hunt.found })
      : hunt.leftOut > 0
        ? t('hunts.none.leftOut', { count: hunt.leftOut })
        : clause
          ? t('hunts.none.clause', { clause: clauseText(clauseT, clause), count: clause.without })
          : t('hunts.none.found');
  return (
    <EmptyState icon={<UserSearch />} title={t('hunts.none')} description={hasNobody ? words : undefined} />
  );
}

function Keys({ hasAdd }: { hasAdd: boolean }) {
  const t = useT();
  return (
    <p className={styles.keys} aria-hidden>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('hunts.keys.walk')}{' '}
      {hasAdd && (
        <>
          <Kbd>Y</Kbd> {t('hunts.keys.add')}{' '}
        </>
      )}
      <Kbd>M</Kbd> {t('hunts.keys.keep')} <Kbd>N</Kbd> {t('hunts.keys.discard')} <Kbd>U</Kbd>{' '}
      {t('hunts.keys.undo')}
    </p>
  );
}

/** Where the focus goes when what had it is gone: to the person who has taken the place, else to the list. */
function useFocusAfter(rows: readonly PoolCandidate[]) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ at: number; id: string }>(undefined);
  useEffect(() => {
    const { at, id } = wanted.current ?? {};
    if (at === undefined || rows.some((person) => person.id === id)) return;
    wanted.current = undefined;
    const names = [...(list.current?.querySelectorAll<HTMLElement>('[data-person-name]') ?? [])];
    (names[Math.min(at, names.length - 1)] ?? list.current)?.focus();
  });
  return {
    list,
    /** Before somebody may leave the list; whoever stays keeps the focus. */
    leaving: ({ id }: PoolCandidate) => {
      wanted.current = { at: rows.findIndex((person) => person.id === id), id };
    },
  };
}

type PeopleProps = {
  hunt: Hunt;
  /** Those of the tab. */
  people: readonly PoolCandidate[];
  decisions: Decisions;
  address: HuntAddress;
};

/** The people of a tab, ten on a page, each with what can be decided. */
export function People({ hunt, people, decisions, address }: PeopleProps) {
  const t = useT();
  const lastPage = Math.max(1, Math.ceil(people.length / PAGE_SIZE));
  const page = Math.min(address.list.page, lastPage);
  const rows = people.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { list, leaving } = useFocusAfter(rows);
  const leavingBy = (decide: (person: PoolCandidate) => Promise<void>) => (person: PoolCandidate) => {
    leaving(person);
    void decide(person);
  };
  const on: PersonDecisions | undefined = hunt.isMine
    ? {
        onAdd: isAddable(hunt) ? leavingBy(decisions.add) : undefined,
        onDiscard: leavingBy(decisions.discard),
        onPutBack: leavingBy(decisions.putBack),
        onKeep: (person) => void decisions.keep(person),
      }
    : undefined;
  usePeopleKeys(rows, on, decisions.undo);
  const columns = peopleColumns(t, { hunt, hrefTo: address.hrefOfPerson, decisions: on });
  return (
    <div ref={list} tabIndex={-1} className={styles.people} data-people-start>
      {people.length === 0 ? (
        <Nobody hunt={hunt} status={address.status} />
      ) : (
        <DataTable
          label={t('hunts.people')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={fullName}
          renderCompact={(person) => (
            <PersonCard person={person} hunt={hunt} href={address.hrefOfPerson(person.id)} decisions={on} />
          )}
        />
      )}
      {people.length > PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={people.length}
          onPageChange={address.list.setPage}
        />
      )}
      {on && people.length > 0 && <Keys hasAdd={on.onAdd !== undefined} />}
    </div>
  );
}
