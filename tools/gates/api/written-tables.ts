import ts from 'typescript';

/** A statement that writes a table. Without a name when the name comes from a value. */
export interface Write {
  readonly table: string | undefined;
  /** From 1. */
  readonly line: number;
  /** The function of the database that writes it, where the statement calls one. */
  readonly by?: string;
}
/** Function of the database → the tables that it writes, by those that it calls too. */
export type WritingFunctions = ReadonlyMap<string, readonly string[]>;

const BUILDERS = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);
/** Helpers of `db/stored-rows.ts` and which of their arguments is the table. */
const HELPERS: Readonly<Record<string, number>> = { insertStoredRows: 1, handRowsOver: 2 };
/** Stands for a value in the text of a template. */
const VALUE = '\uFFFC';
const NAME = `(${VALUE}|[a-z_][\\w.]*)`;
const RAW = [
  new RegExp(`\\b(?:insert|merge)\\s+into\\s+${NAME}`, 'gi'),
  new RegExp(`\\bdelete\\s+from\\s+(?:only\\s+)?${NAME}`, 'gi'),
  new RegExp(`\\bupdate\\s+(?:only\\s+)?${NAME}(?:\\s+(?:as\\s+)?\\w+)?\\s+set\\b`, 'gi'),
  new RegExp(`\\btruncate\\s+(?:table\\s+)?(?:only\\s+)?${NAME}(?=\\s*(?:$|[;,]|cascade|restart))`, 'gi'),
];

/** Most files write nothing and need not be parsed. */
const WRITES = /insert|replaceInto|update|delete|merge|truncate|handRowsOver|\bapp\.\w/i;
/** A call in a text of SQL; `eb.fn('app.…')` names it alone. */
const CALL = /\b(app\.\w+)\s*\(/gi;

/** Tables that a text of SQL writes, in the order of the kinds of statement. */
export function tablesOfSql(text: string): (string | undefined)[] {
  return RAW.flatMap((statement) => [...text.matchAll(statement)]).map(({ 1: name }) =>
    name === VALUE ? undefined : name?.replace(/^public\./, '').toLowerCase(),
  );
}

/** Functions of the database that a text of SQL calls. */
export const callsOfSql = (text: string): string[] =>
  [...text.matchAll(CALL)].map(({ 1: name = '' }) => name.toLowerCase());

/** How a text that is SQL begins; another that has its words is meant for people. */
const SQL = /^\s*(with|insert|update|delete|merge|truncate|begin|do|select|call)\s/;

/** The SQL of a literal, else undefined. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node)) return SQL.test(node.text) ? node.text : undefined;
  if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => VALUE + span.literal.text).join('');
}

/** The function that `eb.fn('app.…')` calls. */
function calledByBuilder({ expression, arguments: [name] }: ts.CallExpression): string[] {
  const isFn = ts.isPropertyAccessExpression(expression) && expression.name.text === 'fn';
  return isFn && name && ts.isStringLiteralLike(name) ? callsOfSql(`${name.text}(`) : [];
}

function tableArgument(call: ts.CallExpression): ts.Expression | undefined {
  const { expression } = call;
  if (ts.isPropertyAccessExpression(expression) && BUILDERS.has(expression.name.text))
    return call.arguments[0];
  const place = ts.isIdentifier(expression) ? HELPERS[expression.text] : undefined;
  return place === undefined ? undefined : call.arguments[place];
}

/**
 * Every write in the text of a TypeScript file: by the query builder, by raw SQL, by the helpers for stored rows, by functions of
 * the database.
 */
export function writesOf(text: string, functions: WritingFunctions): Write[] {
  if (!WRITES.test(text)) return [];
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest);
  const writes: Write[] = [];
  const add = (node: ts.Node, table: string | undefined, by?: string): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    writes.push({ table, line, ...(by && { by }) });
  };
  const call = (node: ts.Node, names: readonly string[]): void => {
    for (const name of names) for (const table of functions.get(name) ?? []) add(node, table, name);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const table = tableArgument(node);
      // `insertInto('applications as a')` names the table and what the statement calls it.
      if (table) add(node, ts.isStringLiteralLike(table) ? table.text.split(' ')[0] : undefined);
      call(node, calledByBuilder(node));
    }
    const sql = textOf(node) ?? '';
    for (const table of tablesOfSql(sql)) add(node, table);
    call(node, callsOfSql(sql));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return writes;
}
