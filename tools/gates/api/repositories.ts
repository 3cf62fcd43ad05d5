import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../paths.ts';
import { fail, type Gate, pass } from '../gate.ts';
import { SERVICES_WITH_SQL } from './services-with-sql.ts';

/** A statement that is built, or written as text. */
const STATEMENT =
  /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/g;

const statementsIn = (text: string): number =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(STATEMENT)].length;

/** What is wrong with services, routes and jobs, by their files; `allowed`: how many statements a file may hold. */
export function misplacedSql(
  services: ReadonlyMap<string, string>,
  allowed: Readonly<Record<string, number>>,
): string[] {
  const wrong = [...services].flatMap(([file, text]) => {
    const [count, most] = [statementsIn(text), allowed[file] ?? 0];
    if (count > most)
      return [`${file} holds ${count} statements, and may ${most}: SQL stands in repositories`];
    if (count < most) return [`${file} holds ${count} statements: lower its ${most} on the list`];
    return [];
  });
  const gone = Object.keys(allowed).filter((file) => !services.has(file));
  return [...wrong, ...gone.map((file) => `${file} is not there: take it off the list`)];
}

const HARMLESS = 'await findUser(tx, id);\n// tx.selectFrom(a)\n/** sql`select 1` */\nconst mysql = "sql";';
/** What must be found: the text of a service, and how many statements it may hold. */
const PLANTED: readonly (readonly [text: string, allowed: number])[] = [
  ["await tx.selectFrom('users').execute();", 0],
  ["await tx\n  .insertInto('users')\n  .values(row)", 0],
  ["tx.updateTable('users')", 0],
  ["tx.deleteFrom('users')", 0],
  ["tx.mergeInto('users')", 0],
  ['await sql`select 1`.execute(tx);', 0],
  ['await sql<{ id: string }>`select 1`.execute(tx);', 0],
  ['await sql<{ id: string; name: string }>`select 1`.execute(tx);', 0],
  ["tx.selectFrom('a');\ntx.selectFrom('b');", 1],
  ["tx.selectFrom('a');", 2],
];

/** Services, routes and jobs say what happens, repositories how it is stored; the list of those that do both only shrinks. */
export const repositories: Gate = {
  name: 'SQL stands in repositories',
  async run() {
    const judge = (text: string, most: number): string[] =>
      misplacedSql(new Map([['a.service.ts', text]]), most > 0 ? { 'a.service.ts': most } : {});
    const unseen = PLANTED.filter(([text, most]) => judge(text, most).length === 0).map(([text]) => text);
    const wronged = judge(HARMLESS, 0);
    const gone = misplacedSql(new Map(), { 'a.service.ts': 1 });
    if (unseen.length > 0 || wronged.length > 0 || gone.length === 0)
      return fail(`The gate judges planted services wrongly:\n${[...unseen, ...wronged].join('\n')}`);
    const files = globSync('api/src/modules/**/*.{service,routes,jobs}.ts', { cwd: ROOT });
    if (files.length < 150)
      return fail(`Only ${files.length} files were found; the gate reads the wrong ones.`);
    const services = new Map(
      files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const),
    );
    const wrong = misplacedSql(services, SERVICES_WITH_SQL);
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};
