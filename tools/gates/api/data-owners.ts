import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../paths.ts';
import { fail, type Gate, pass } from '../gate.ts';
import { HARMLESS, PLANTED_FUNCTIONS, PLANTED_MIGRATIONS, PLANTED_WRITES } from './planted-writes.ts';
import { NAMED_BY_VALUE, OWNERS, TEMPORARY, WRITING_FUNCTIONS } from './table-owners.ts';
import { callsOfSql, tablesOfSql, type Write, type WritingFunctions, writesOf } from './written-tables.ts';

/** Tests and what fills databases (`npm run seed`, the demo) write what they need. */
const EXEMPT = /\.test\.ts$|^api\/src\/(testing|commands|modules\/demo)\//;

/** Whose file it is: a module's, or a folder's of the api's own plumbing. */
const moduleOf = (file: string): string | undefined => /^api\/src\/(?:modules\/)?([^/]+)\//.exec(file)?.[1];

/** Writes of a file that are not its module's to make, in words. */
export function foreignWrites(file: string, writes: readonly Write[]): string[] {
  if (EXEMPT.test(file)) return [];
  const own = moduleOf(file);
  const mayCall = (by: string | undefined): boolean =>
    WRITING_FUNCTIONS.some(({ name, calledBy }) => name === by && calledBy?.includes(own ?? ''));
  return writes.flatMap(({ table, line, by }) => {
    if (mayCall(by)) return [];
    const tables = table === undefined ? NAMED_BY_VALUE[file] : [table];
    if (!tables)
      return [`${file}:${line} takes the name of the table from a value: name it, or list the file`];
    return tables
      .filter(
        (name) => OWNERS[name] !== own && !TEMPORARY.some((one) => one.file === file && one.table === name),
      )
      .map(
        (name) =>
          `${file}:${line} writes ${name}${by ? ` by ${by}` : ''}, which ${OWNERS[name] ?? 'nobody'} owns`,
      );
  });
}

interface DatabaseCode {
  /** Function or procedure → the tables that it writes itself. */
  readonly functions: WritingFunctions;
  /** Function or procedure → those that it calls. */
  readonly calls: ReadonlyMap<string, readonly string[]>;
  /** Trigger → its table and the function it calls. */
  readonly triggers: ReadonlyMap<string, { readonly table: string; readonly calls: string }>;
}

const STATEMENT =
  /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w.]+)[^$]*?\$(\w*)\$([\s\S]*?)\$\2\$|\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s+(\w+)[^;]*?\bon\s+([\w.]+)[^;]*?\bexecute\s+(?:function|procedure)\s+([\w.]+)|\bdrop\s+(?:trigger|function|procedure)\s+(?:if\s+exists\s+)?([\w.]+)/gi;

/** The functions and triggers that stand after migrations, in their order. */
export function databaseCode(migrations: readonly string[]): DatabaseCode {
  const functions = new Map<string, readonly string[]>();
  const called = new Map<string, readonly string[]>();
  const triggers = new Map<string, { table: string; calls: string }>();
  for (const migration of migrations) {
    const text = migration.replaceAll(/--.*$/gm, '');
    for (const [, name, , body, trigger, table, calls, dropped] of text.matchAll(STATEMENT)) {
      if (name) {
        functions.set(name, [...new Set(tablesOfSql(body ?? '').map((each) => each ?? '?'))]);
        called.set(name, callsOfSql(body ?? ''));
      }
      if (trigger) triggers.set(trigger, { table: table ?? '', calls: calls ?? '' });
      if (!dropped) continue;
      triggers.delete(dropped);
      functions.delete(dropped);
      called.delete(dropped);
    }
  }
  return { functions, calls: called, triggers };
}

/** Function → every table that a call of it writes, by those that it calls too. */
export function writesByCall({ functions, calls }: DatabaseCode): WritingFunctions {
  const tablesOf = (name: string, seen: Set<string>): readonly string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const own = functions.get(name) ?? [];
    return [...own, ...(calls.get(name) ?? []).flatMap((other) => tablesOf(other, seen))];
  };
  return new Map([...functions.keys()].map((name) => [name, [...new Set(tablesOf(name, new Set()))]]));
}

/** What the database writes by itself and the list does not say, and what the list says and is not so. */
export function unlistedCode({ functions, triggers }: DatabaseCode): string[] {
  const listed = new Map(WRITING_FUNCTIONS.map((entry) => [entry.name, entry]));
  const wrong: string[] = [];
  for (const [name, tables] of functions) {
    const entry = listed.get(name);
    const said = entry?.writes ?? [];
    if (tables.join() !== said.join())
      wrong.push(
        `${name} writes ${tables.join(', ') || 'nothing'}, the list says ${said.join(', ') || 'nothing'}`,
      );
  }
  for (const [name, { table, calls }] of triggers)
    if (listed.get(calls)?.triggers[name] !== table)
      wrong.push(`trigger ${name} on ${table} calls ${calls}: list it with its reason`);
  for (const { name, triggers: said } of WRITING_FUNCTIONS) {
    if (!functions.has(name)) wrong.push(`${name} is listed and does not exist`);
    for (const trigger of Object.keys(said))
      if (!triggers.has(trigger)) wrong.push(`trigger ${trigger} is listed and does not exist`);
  }
  return wrong;
}

/** Tables of the schema without an owner, and owners of what is no table. */
function unownedTables(): string[] {
  const schema = readFileSync(path.join(ROOT, 'api/src/db/schema.ts'), 'utf8');
  const body = /export interface Database \{([\s\S]*?)\n\}/.exec(schema)?.[1] ?? '';
  const tables = new Set([
    'schema_migrations',
    ...[...body.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]),
  ]);
  const folders = new Set(
    globSync('api/src/{modules/*,*}', { cwd: ROOT }).map((name) => path.basename(name)),
  );
  return [
    ...[...tables].filter((name) => !OWNERS[name ?? '']).map((name) => `${name} has no owner`),
    ...Object.keys(OWNERS)
      // The queue's own tables lie in its schema, which its library makes.
      .filter((name) => !name.includes('.') && !tables.has(name))
      .map((name) => `${name} has an owner and is no table`),
    ...Object.values(OWNERS)
      .filter((name) => !folders.has(name))
      .map((name) => `${name} owns tables and is no module`),
  ];
}

function staleLists(writes: ReadonlyMap<string, readonly Write[]>): string[] {
  const isCalled = (by: string, module: string): boolean =>
    [...writes].some(([file, own]) => moduleOf(file) === module && own.some((write) => write.by === by));
  const isThere = ({ file, table }: (typeof TEMPORARY)[number]): boolean =>
    writes.get(file)?.some((write) => write.table === table) ?? false;
  const byValue = (file: string): boolean =>
    writes.get(file)?.some((write) => write.table === undefined) ?? false;
  return [
    ...TEMPORARY.filter((entry) => !isThere(entry)).map(
      ({ file, table }) => `${file} writes ${table} no more: take it off the temporary list`,
    ),
    ...WRITING_FUNCTIONS.flatMap(({ name, calledBy }) =>
      (calledBy ?? [])
        .filter((module) => !isCalled(name, module))
        .map((module) => `${module} calls ${name} no more: take it off the list`),
    ),
    ...Object.keys(NAMED_BY_VALUE)
      .filter((file) => !byValue(file))
      .map((file) => `${file} names its tables: take it off the list`),
  ];
}

/** Planted violations that the gate does not see, and harmless statements that it takes for one. */
function blindSpots(): string[] {
  const functions = writesByCall(databaseCode(PLANTED_FUNCTIONS));
  const judge = (file: string, text: string): string[] => foreignWrites(file, writesOf(text, functions));
  const planted = PLANTED_WRITES.filter(
    ([file, text, words]) => !judge(file, text).some((finding) => finding.includes(words)),
  ).map(([file]) => file);
  const innocent = Object.entries(HARMLESS).flatMap(([file, text]) => judge(file, text));
  const code = unlistedCode(databaseCode(PLANTED_MIGRATIONS));
  const wanted = ['app.copy_names writes users', 'trigger clients_copied on clients'];
  const unseen = wanted.filter((words) => !code.some((finding) => finding.startsWith(words)));
  return [...planted, ...innocent, ...unseen, ...code.filter((finding) => finding.startsWith('app.gone'))];
}

/** A module writes its own tables only, and what the database writes by itself is listed with its reason. */
export const dataOwners: Gate = {
  name: 'a module owns its tables',
  async run() {
    const blind = blindSpots();
    if (blind.length > 0) return fail(`The gate judges planted writes wrongly:\n${blind.join('\n')}`);
    const migrations = globSync('api/src/db/migrations/*.sql', { cwd: ROOT })
      .sort()
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
    const code = databaseCode(migrations);
    const functions = writesByCall(code);
    const files = globSync('api/src/**/*.ts', { cwd: ROOT });
    const writes = new Map(
      files.map((file) => [file, writesOf(readFileSync(path.join(ROOT, file), 'utf8'), functions)] as const),
    );
    const count = [...writes.values()].flat().length;
    if (count < 100) return fail(`Only ${count} writes were found; the gate reads the wrong files.`);
    const wrong = [
      ...[...writes].flatMap(([file, own]) => foreignWrites(file, own)),
      ...unlistedCode(code),
      ...unownedTables(),
      ...staleLists(writes),
    ];
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};
