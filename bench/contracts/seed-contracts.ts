import type { TestServer, TestUser } from '../../api/src/testing/harness.ts';

const CLIENTS = 400;
const PEOPLE = 20_000;
const CHUNK = 10_000;

const words = (list: string): string =>
  `array[${list
    .split(' ')
    .map((word) => `'${word}'`)
    .join(',')}]`;
const FIRST = words(
  'Núria Álvaro Marta José Aina Íñigo Gemma Lucía Sofie Pau Carmen Zoë Oriol Begoña Laia Rubén Jordi Inés Søren Mireia Joaquín Arnau Clàudia Óscar Beatriz Roger Ainhoa Adrián Berta Guillem',
);
const LAST = words(
  'Castellví Ibáñez Soler Fernández Ferrer Etxeberria Pujadas Núñez Lindqvist Bosch Rodríguez Llobet Goikoetxea Torrent Yáñez Mas Carrasco Mikkelsen Muñoz Güell Riera Peñalver Fontanals Zubizarreta Deulofeu López Codina Vilardell Benítez Espinàs',
);
const PLACES = words(
  'Girona Barcelona Lleida Tarragona Olot Sabadell Madrid Zaragoza Sevilla València Bilbao Figueres',
);
/** The i-th of a list, dealt out by a step of its own. */
const pick = (list: string, step: number): string =>
  `(${list})[1 + (i * ${step} / 7) % cardinality(${list})]`;

/** Gives an agency 400 clients, 20,000 people and so many contracts with all their fields. */
export async function seedContracts(
  server: TestServer,
  { agencyId }: TestUser,
  count: number,
): Promise<void> {
  await server.asOwner(
    `insert into clients (agency_id, id, name, legal_name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Client ' || i, 'Client ' || i || ', S.L.', now(), now()
     from generate_series(1, $2::int) i`,
    [agencyId, CLIENTS],
  );
  await server.asOwner(
    `insert into candidates (agency_id, id, first_name, last_name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Person', i::text, now(), now() from generate_series(1, $2::int) i`,
    [agencyId, Math.min(PEOPLE, count)],
  );
  for (let from = 1; from <= count; from += CHUNK)
    await server.asOwner(
      `with cl as (
         select id, row_number() over () - 1 as place, count(*) over () as all from clients where agency_id = $1
       ), p as (
         select id, row_number() over () - 1 as place, count(*) over () as all from candidates where agency_id = $1
       )
       insert into contracts (agency_id, id, candidate_id, client_id, first_name, last_name, location, nif, pais_nif, seg_soc,
         tarifa, convenio, cat_convenio_id, cat_convenio_name, puesto, titulacion, birth, genero, work_hours, alta, antiguedad,
         baja, comments, created_at, updated_at)
       select $1, gen_random_uuid(), p.id, cl.id,
         ${pick(FIRST, 11)}, ${pick(LAST, 13)} || ' ' || ${pick(LAST, 29)},
         'Carrer Major ' || i % 200 || ', ' || ${pick(PLACES, 3)}, lpad(i::text, 8, '0') || 'Z', 'ES',
         '28/' || lpad(i::text, 8, '0') || '/40', 10 + i % 2000 / 100.0, 'Agreement of trade ' || i % 40, (i % 9)::text,
         'Category ' || i % 9, 'Job ' || i % 300, 'Degree ' || i % 50, date '1970-01-01' + i % 12000, 'Dona', 40,
         date '2015-01-01' + i % 4000, date '2015-01-01' + i % 4000,
         case when i % 3 = 0 then date '2015-01-01' + i % 4000 + 200 end,
         'What was agreed upon beside all this, in a sentence or two that somebody has typed.',
         now() - make_interval(secs => i), now()
       from generate_series($2::int, $3::int) i
       join cl on cl.place = i % cl.all join p on p.place = i % p.all`,
      [agencyId, from, Math.min(count, from + CHUNK - 1)],
    );
  // Its clients and people too: a plan without their figures reads them row by row.
  await server.asOwner('vacuum analyze');
}
