import { firstDayOf } from '@cantera/shared/contracts/day';
import { nifProblem, socialSecurityProblem } from '@cantera/shared/contracts/spanish-ids';
import type { Tx } from '../../db/tenant.ts';
import { insertContract } from '../contract-records/index.ts';
import { dateIn, daysAgo } from './dates.ts';
import type { Person, WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';

/** Where people of a trade are placed, and by which agreement. */
interface Placing {
  /** Key of a client. */
  readonly client: string;
  readonly agreement: string;
  /** Code, name and euro an hour. */
  readonly categories: readonly (readonly [id: string, name: string, rate: number])[];
}

/** By the key of the trade. */
const PLACINGS: Readonly<Record<string, Placing>> = {
  logistics: {
    client: 'transport',
    agreement: 'Transport de mercaderies per carretera de Girona',
    categories: [
      ['3.2', 'Conductor mecànic', 13.85],
      ['4.1', 'Mosso especialista de magatzem', 10.4],
    ],
  },
  nursing: {
    client: 'hospital',
    agreement: 'Establecimientos sanitarios privados de Cataluña',
    categories: [
      ['2.1', 'Diplomado en Enfermería', 17.25],
      ['3.1', 'Técnico en cuidados auxiliares', 12.6],
    ],
  },
  construction: {
    client: 'builder',
    agreement: 'Construcció de la província de Girona',
    categories: [['VIII', "Oficial de primera d'ofici", 14.1]],
  },
  machining: {
    client: 'metal',
    agreement: 'Indústria siderometal·lúrgica de Girona',
    categories: [
      ['5', 'Oficial de primera', 14.75],
      ['6', 'Oficial de segona', 13.2],
    ],
  },
  retail: {
    client: 'retail',
    agreement: 'Comercio del papel y artes gráficas',
    categories: [['3', 'Dependiente', 10.9]],
  },
};

/** Every so manieth of a trade has worked through the agency. */
const EVERY = 2;
/** Of somebody who was deleted since: their papers are kept, locked away. */
const ERASED = {
  key: 'erased',
  clientKey: 'metal',
  startedDaysAgo: 700,
  endedDaysAgo: 330,
  erasedDaysAgo: 60,
};

/** A number that is nobody's, with its letter. */
function nifOf(place: number): string {
  const problem = nifProblem(String(99_999_100 + place));
  return problem?.kind === 'CHECK' ? problem.whole : '';
}
function socialSecurityOf(place: number): string {
  const problem = socialSecurityProblem(`17999991${String(place).padStart(2, '0')}`);
  return problem?.kind === 'CHECK' ? problem.whole : '';
}

function papersOf(person: Person, place: number, { agreement, categories }: Placing) {
  const [id, name, rate] = categories[place % categories.length] ?? ['', '', 0];
  const [began] = person.studied;
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    location: person.city.text,
    nif: nifOf(place),
    pais_nif: 'ES',
    seg_soc: socialSecurityOf(place),
    tarifa: rate,
    convenio: agreement,
    cat_convenio_id: id,
    cat_convenio_name: name,
    puesto: person.jobs[0]?.title ?? null,
    titulacion: person.track.degree[person.locale],
    // They came of age as they began to study.
    birth: firstDayOf(`${began - 18}-${String((place % 12) + 1).padStart(2, '0')}`),
    work_hours: place % 5 === 0 ? 20 : 40,
  };
}

/** When a contract began and ended: most go on, some are over, one begins soon. */
function periodOf(place: number) {
  const start = place === 3 ? 12 : -(40 + place * 23);
  const isOver = place % 4 === 1;
  return {
    alta: dateIn(start),
    antiguedad: dateIn(place % 3 === 2 ? start - 180 : start),
    baja: isOver ? dateIn(start + 30) : place % 4 === 2 ? dateIn(90 + place) : null,
    comments: place % 6 === 0 ? 'Torn de matí; cobreix una baixa fins que torni la titular.' : null,
    madeDaysAgo: Math.max(1, -start + 7),
  };
}

/** Contracts of people of the demo's trades with its clients, and one whose person was deleted. */
export async function writeContracts(
  tx: Tx,
  { agencyId, id }: Scope,
  candidates: readonly WrittenCandidate[],
): Promise<void> {
  const placed = candidates.flatMap((candidate, index) => {
    const placing = PLACINGS[candidate.person.track.key];
    return placing && index % EVERY === 0 ? [{ ...candidate, placing }] : [];
  });
  const rows = placed.map(({ id: candidateId, person, placing }, place) => {
    const { madeDaysAgo, ...period } = periodOf(place);
    return {
      agency_id: agencyId,
      id: id(`contract ${person.key}`),
      candidate_id: candidateId,
      client_id: id(`client ${placing.client}`),
      ...papersOf(person, place, placing),
      ...period,
      created_at: daysAgo(madeDaysAgo),
      updated_at: daysAgo(madeDaysAgo),
    };
  });
  const [first] = rows;
  if (!first) return;
  const erased = {
    ...first,
    id: id(`contract ${ERASED.key}`),
    candidate_id: null,
    client_id: id(`client ${ERASED.clientKey}`),
    first_name: 'Abel',
    last_name: 'Tresserres Oms',
    nif: nifOf(99),
    seg_soc: socialSecurityOf(99),
    comments: null,
    alta: dateIn(-ERASED.startedDaysAgo),
    antiguedad: dateIn(-ERASED.startedDaysAgo),
    baja: dateIn(-ERASED.endedDaysAgo),
    created_at: daysAgo(ERASED.startedDaysAgo),
    updated_at: daysAgo(ERASED.erasedDaysAgo),
    blocked_at: daysAgo(ERASED.erasedDaysAgo),
  };
  await insertContract(tx, [...rows, erased]);
}
