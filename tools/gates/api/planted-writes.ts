/** Files that write what is not theirs: path, text, and what the gate must say of it. */
export const PLANTED_WRITES: readonly (readonly [file: string, text: string, words: string])[] = [
  ['api/src/modules/clients/a.ts', "await tx.insertInto('positions').values(row)", 'writes positions'],
  [
    'api/src/modules/clients/b.ts',
    "await tx\n  .updateTable('positions as p')\n  .set(row)",
    'writes positions',
  ],
  ['api/src/modules/clients/c.ts', "tx.deleteFrom('users')", 'writes users'],
  ['api/src/modules/clients/d.ts', "tx.mergeInto('users as u').using('x', 'a', 'b')", 'writes users'],
  [
    'api/src/modules/merges/e.ts',
    'sql`with x as (update candidates c set a = 1) select 1`',
    'writes candidates',
  ],
  ['api/src/modules/merges/f.ts', "pool.query('insert into files (id) values ($1)')", 'writes files'],
  ['api/src/modules/merges/g.ts', 'sql`delete from only public.consents where id = 1`', 'writes consents'],
  ['api/src/modules/merges/h.ts', 'sql`merge into users u using x on true`', 'writes users'],
  ['api/src/modules/merges/i.ts', 'pool.query(`truncate table messages, users`)', 'writes messages'],
  ['api/src/modules/merges/j.ts', "insertStoredRows(tx, 'domain_events', rows)", 'writes domain_events'],
  ['api/src/modules/merges/k.ts', "handRowsOver(tx, agencyId, 'consents', { from, to })", 'writes consents'],
  ['api/src/modules/merges/l.ts', `sql\`delete from \${sql.table(name)} where true\``, 'from a value'],
  ['api/src/modules/merges/m.ts', 'tx.deleteFrom(table)', 'from a value'],
  ['api/src/http/n.ts', "tx.updateTable('sessions').set(row)", 'writes sessions'],
  ['api/src/o.ts', "tx.insertInto('steps')", 'writes steps'],
  ['api/src/modules/clients/p.ts', "tx.insertInto('brand_new')", 'which nobody owns'],
  ['api/src/modules/clients/q.ts', 'sql`select app.count_users(1)`', 'writes users by app.count_users'],
  ['api/src/modules/clients/r.ts', "pool.query('select app.count_users($1)')", 'writes users'],
  ['api/src/modules/clients/s.ts', 'sql`with x as (select app.asks_another()) select 1`', 'writes users'],
  ['api/src/modules/clients/t.ts', 'sql`call app.fill_users()`', 'writes users'],
  ['api/src/modules/clients/u.ts', "eb.fn('app.count_users', ['id'])", 'writes users'],
];

/** Functions that the planted files call. */
export const PLANTED_FUNCTIONS: readonly string[] = [
  `create function app.count_users(id uuid) returns void language sql as $$ update users set version = 1 $$;
   create function app.asks_another() returns void language plpgsql as $$ begin perform app.count_users(null); end $$;
   create procedure app.fill_users() language plpgsql as $$ begin perform app.asks_another(); end $$;
   create function app.read_users() returns int language sql as $$ select count(*) from users $$;`,
];

/** Files that write nothing foreign, though they look like it. */
export const HARMLESS: Readonly<Record<string, string>> = {
  'api/src/modules/clients/own.ts': "tx.insertInto('clients').values(row)",
  'api/src/modules/clients/reading.ts': 'sql`select 1 from positions p where true for no key update of p`',
  'api/src/modules/clients/upsert.ts':
    'sql`insert into clients (id) values (1) on conflict (id) do update set name = excluded.name`',
  'api/src/modules/clients/words.ts':
    "// delete from users\nfail('Nobody may delete from here, nor update what is set.')",
  'api/src/modules/clients/asking.ts': 'sql`select app.read_users()`',
  'api/src/modules/users/asking.ts': 'sql`select app.count_users(1)`',
  'api/src/modules/clients/clients.test.ts': "tx.deleteFrom('users')",
};

/** A migration whose trigger and function no list knows. */
export const PLANTED_MIGRATIONS: readonly string[] = [
  `create function app.copy_names() returns trigger language plpgsql as $$
   begin update users set first_name = new.name; return null; end $$;
   create trigger clients_copied after update on clients for each row execute function app.copy_names();
   create function app.gone() returns void language sql as $f$ delete from files $f$;`,
  'drop function app.gone();',
];
