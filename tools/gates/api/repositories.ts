import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../paths.ts';
import { fail, type Gate, pass } from '../gate.ts';

/** A statement that is built, or written as text. */
const STATEMENT =
  /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/g;

const statementsIn = (text: string): number =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(STATEMENT)].length;

/** What is wrong with services, routes and jobs, by their files. */
const misplacedSql = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([file, text]) => {
    const count = statementsIn(text);
    return count > 0 ? [`${file} holds ${count} statements: SQL stands in repositories`] : [];
  });

const HARMLESS = 'await findUser(tx, id);\n// tx.selectFrom(a)\n/** sql`select 1` */\nconst mysql = "sql";';
/** What must be found. */
const PLANTED: readonly string[] = [
  "await tx.selectFrom('users').execute();",
  "await tx\n  .insertInto('users')\n  .values(row)",
  "tx.updateTable('users')",
  "tx.deleteFrom('users')",
  "tx.mergeInto('users')",
  'await sql`select 1`.execute(tx);',
  'await sql<{ id: string }>`select 1`.execute(tx);',
  'await sql<{ id: string; name: string }>`select 1`.execute(tx);',
];

/** Services, routes and jobs say what happens, repositories how it is stored. */
export const repositories: Gate = {
  name: 'SQL stands in repositories',
  async run() {
    const judge = (text: string): string[] => misplacedSql(new Map([['a.service.ts', text]]));
    const unseen = PLANTED.filter((text) => judge(text).length === 0);
    const wronged = judge(HARMLESS);
    if (unseen.length > 0 || wronged.length > 0)
      return fail(`The gate judges planted services wrongly:\n${[...unseen, ...wronged].join('\n')}`);
    const files = globSync('api/src/modules/**/*.{service,routes,jobs}.ts', { cwd: ROOT });
    if (files.length < 150)
      return fail(`Only ${files.length} files were found; the gate reads the wrong ones.`);
    const wrong = misplacedSql(
      new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const)),
    );
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};
