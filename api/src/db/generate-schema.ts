import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Column types that the database cannot tell: what lies in JSON. Names are exported by `json-columns.ts`. */
const JSON_TYPES: Readonly<Record<string, string>> = {
  'application_answers.question': 'AskedQuestion',
  'application_answers.answer': 'Answer',
  'application_scores.verdicts': 'StoredVerdict[]',
  'application_scores.weighings': 'Weighings',
  'candidate_merges.record': 'MergeRecord',
  'candidate_searches.clauses': 'StoredClause[]',
  'candidate_searches.ignored': 'IgnoredWord[]',
  'candidates.extracted': 'ExtractedFields',
  'agencies.privacy_policy_translations': 'PolicyTranslations',
  'career_sites.configuration': 'CareerSiteConfiguration',
  'channels.settings': 'JsonObject',
  'cv_pages.lines': 'StoredLine[]',
  'decision_inputs.answer': 'Answer',
  'decision_inputs.verdicts': 'DecidedVerdict[]',
  'decisions.question_rule': 'AskedQuestion',
  'files.hidden_words': 'StoredHiddenWords[]',
  'hunt_people.clauses': 'StoredPoolClause[]',
  'hunt_people.verdicts': 'StoredVerdict[]',
  'hunt_strangers.clauses': 'StoredPoolClause[]',
  'hunt_strangers.profile': 'StoredProfile',
  'hunt_strangers.verdicts': 'StoredVerdict[]',
  'hunts.clauses': 'StoredClause[]',
  'intake_items.reading': 'JsonObject',
  'intake_items.person': 'ReadPerson',
  'killer_questions.details': 'QuestionDetails',
  'killer_questions.reject_conditions': 'RejectConditions',
  'live_events.event': 'LiveEvent',
  'notifications.details': 'JsonObject',
  'position_templates.process': 'TemplateProcess',
  'positions.languages': 'LanguageEntry[]',
  'public_submissions.receipt': 'ApplicationReceipt',
  'reports.leaks': 'ReportPersonLeak[]',
  'reports.options': 'StoredReportOptions',
  'rejection_reasons.details': 'JsonObject',
  'workflow_runs.actions': 'StoredActions',
  'workflows.actions': 'StoredActions',
};
const SCALARS: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  bpchar: 'string',
  citext: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  numeric: 'number',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  timestamptz: 'string',
};

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
  is_generated: 'ALWAYS' | 'NEVER';
  is_identity: 'YES' | 'NO';
}

const COLUMNS = `select c.table_name, column_name, udt_name, is_nullable, column_default, is_generated, is_identity
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' order by c.table_name, ordinal_position`;
const CHECKS = `select conrelid::regclass::text as table_name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`;

async function enums(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ table_name: string; definition: string }>(CHECKS);
  const found = new Map<string, string>();
  for (const { table_name, definition } of rows) {
    const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition);
    if (match?.[1] && match[2])
      found.set(`${table_name}.${match[1]}`, match[2].replaceAll('::text', '').split(', ').join(' | '));
  }
  return found;
}

function typeOf(column: Column, values: Map<string, string>): string {
  const key = `${column.table_name}.${column.column_name}`;
  const nullable = column.is_nullable === 'YES' ? ' | null' : '';
  const known = values.get(key);
  if (column.is_generated === 'ALWAYS')
    return `GeneratedAlways<${known ?? SCALARS[column.udt_name] ?? 'unknown'}${nullable}>`;
  if (column.is_identity === 'YES') return 'Generated<number>';
  const optional = column.column_default !== null;
  const wrap = (type: string) => (optional ? `Generated<${type}${nullable}>` : `${type}${nullable}`);
  if (column.udt_name === 'timestamptz') return nullable ? 'NullableTimestamp' : 'Timestamp';
  if (column.udt_name === 'jsonb') return `Json<${JSON_TYPES[key] ?? 'unknown'}${nullable}, ${optional}>`;
  if (column.udt_name.startsWith('_')) return wrap(`${SCALARS[column.udt_name.slice(1)] ?? 'unknown'}[]`);
  return wrap(known ?? SCALARS[column.udt_name] ?? 'unknown');
}

const interfaceName = (table: string): string =>
  `${table
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}Table`;

/** The TypeScript of a migrated database's tables. */
export async function describeSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const values = await enums(client);
    const { rows } = await client.query<Column>(COLUMNS);
    const tables = Map.groupBy(
      rows.filter((row) => row.table_name !== 'schema_migrations'),
      (row) => row.table_name,
    );
    const interfaces = [...tables].map(
      ([table, columns]) =>
        `export interface ${interfaceName(table)} {\n${columns.map((column) => `  ${column.column_name}: ${typeOf(column, values)};`).join('\n')}\n}`,
    );
    const database = `export interface Database {\n${[...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};`).join('\n')}\n}`;
    const imports = [...new Set(Object.values(JSON_TYPES).map((type) => type.replace('[]', '')))].sort();
    return `// Made by \`node api/src/db/generate-schema.ts\` from the migrated database; a test compares the two.\nimport type { Generated, GeneratedAlways } from 'kysely';\nimport type { ${[...imports, 'Day', 'Json', 'NullableTimestamp', 'Timestamp'].sort().join(', ')} } from './json-columns.ts';\n\n${interfaces.join('\n\n')}\n\n${database}\n`;
  } finally {
    await client.end();
  }
}

if (process.argv[1] === import.meta.filename) {
  const url = process.argv[2];
  if (!url) throw new Error('usage: generate-schema.ts <url of a migrated database>');
  await writeFile(path.join(import.meta.dirname, 'schema.ts'), await describeSchema(url));
}
