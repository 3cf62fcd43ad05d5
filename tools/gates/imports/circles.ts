import { fail, type Gate, pass } from '../gate.ts';
import { type ModuleReport, ownModules, plantedModules } from './module-graph.ts';

/** Imports that may stand in a circle, each with its reason; one that stands in none fails the gate. */
const ALLOWED: readonly { from: string; to: string; reason: string }[] = [];

/** What each node imports; every target is a node too. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The strongly connected parts of more than one node (Tarjan's algorithm), each sorted by name. */
function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    lowest.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = order.get(next);
      if (known === undefined) lowest.set(node, Math.min(lowest.get(node) ?? own, visit(next)));
      else if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? own, known));
    }
    const low = lowest.get(node) ?? own;
    if (low === own) {
      const part = open.splice(open.indexOf(node));
      if (part.length > 1) circles.push(part.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
/** Folders directly under a workspace's sources, and the api's modules; a file beside them stands for itself. */
const FOLDER =
  /^(?:api\/src\/modules\/[^/]+|(?:host|shared|api|mfe-[^/]+)\/src\/[^/]+|(?:tools|bench|e2e)\/[^/]+)(?=\/)/;
const folderOf = (file: string): string => FOLDER.exec(file)?.[0] ?? file;

type Edge = readonly [from: string, to: string];

function edgesOf({ modules }: ModuleReport): Edge[] {
  const own = new Set(modules.map(({ source }) => source).filter((file) => !file.includes('node_modules')));
  return modules
    .filter(({ source }) => own.has(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => own.has(resolved))
        .map(({ resolved }) => [source, resolved] as const),
    );
}

function graphOf(edges: readonly Edge[], nameOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const [source, target] = [nameOf(from), nameOf(to)];
    const targets = graph.get(source) ?? new Set();
    graph.set(source, targets);
    if (!graph.has(target)) graph.set(target, new Set());
    if (source !== target) targets.add(target);
  }
  return graph;
}

/** The imports that lead from one folder of a circle to another, a few of each. */
function bridges(circle: readonly string[], edges: readonly Edge[]): string[] {
  const within = edges.filter(([from, to]) => {
    const [source, target] = [folderOf(from), folderOf(to)];
    return source !== target && circle.includes(source) && circle.includes(target);
  });
  return within.slice(0, 20).map(([from, to]) => `    ${from} → ${to}`);
}

/**
 * Circles of files and of folders, types included, in words. A test may import whatever composes its folder, so tests
 * count for files only; a file beside the folders joins them but is no circle with one of them alone.
 */
export function findCircles(report: ModuleReport, allowed: readonly Edge[] = []): string[] {
  const edges = edgesOf(report).filter(
    ([from, to]) => !allowed.some((edge) => edge[0] === from && edge[1] === to),
  );
  const files = circlesOf(graphOf(edges, (file) => file));
  const product = edges.filter(([from]) => !isTest(from));
  const isFile = new Set(edges.flat());
  const folders = circlesOf(graphOf(product, folderOf)).filter(
    (circle) => circle.filter((node) => !isFile.has(node)).length > 1,
  );
  return [
    ...files.map((circle) => `circle of files: ${circle.join(', ')}`),
    ...folders.map((circle) =>
      [`circle of folders: ${circle.join(', ')}`, ...bridges(circle, product)].join('\n'),
    ),
  ];
}

const value = (target: string): string =>
  `import { a } from '${target}';\nexport const used = a;\nexport const a = 1;\n`;
const type = (target: string): string =>
  `import type { A } from '${target}';\nexport type B = A;\nexport type A = 1;\n`;
/** What must be found: the first words of the finding → the files that make it. */
const PLANTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'circle of files: host/src/app/value-a.ts, host/src/app/value-b.ts': {
    'host/src/app/value-a.ts': value('./value-b.ts'),
    'host/src/app/value-b.ts': value('./value-a.ts'),
  },
  'circle of files: api/src/db/type-a.ts, api/src/db/type-b.ts': {
    'api/src/db/type-a.ts': type('./type-b.ts'),
    'api/src/db/type-b.ts': type('./type-a.ts'),
  },
  'circle of folders: api/src/modules/one, api/src/modules/two': {
    'api/src/modules/one/there.ts': value('../two/lower.ts'),
    'api/src/modules/one/lower.ts': 'export const a = 1;\n',
    'api/src/modules/two/back.ts': type('../one/lower.ts'),
    'api/src/modules/two/lower.ts': 'export const a = 1;\n',
  },
  'circle of folders: shared/src/beside.ts, shared/src/forms, shared/src/lookups': {
    'shared/src/forms/there.ts': value('../beside.ts'),
    'shared/src/beside.ts': value('./lookups/there.ts'),
    'shared/src/lookups/there.ts': value('../forms/lower.ts'),
    'shared/src/forms/lower.ts': 'export const a = 1;\n',
  },
  'circle of folders: bench/web, tools/webpack': {
    'tools/webpack/there.ts': value('../../bench/web/lower.ts'),
    'bench/web/back.ts': value('../../tools/webpack/lower.ts'),
    'tools/webpack/lower.ts': 'export const a = 1;\n',
    'bench/web/lower.ts': 'export const a = 1;\n',
  },
};

async function blindSpots(): Promise<string[]> {
  const report = await plantedModules(Object.assign({}, ...Object.values(PLANTED)));
  const found = findCircles(report);
  const missed = Object.keys(PLANTED).filter((words) => !found.some((finding) => finding.startsWith(words)));
  return found.length === Object.keys(PLANTED).length ? missed : [...missed, `${found.length} findings`];
}

/** No file and no folder needs itself by way of others; planted circles prove that they would be seen. */
export const circles: Gate = {
  name: 'no circles of files or folders',
  async run() {
    const blind = await blindSpots();
    if (blind.length > 0) return fail(`Planted circles were not reported: ${blind.join('; ')}`);
    const report = await ownModules();
    const found = findCircles(
      report,
      ALLOWED.map(({ from, to }) => [from, to]),
    );
    const closed = findCircles(report).join('\n');
    const stale = ALLOWED.filter(({ from, to }) => !(closed.includes(from) && closed.includes(to)));
    const idle = stale.map(
      ({ from, to }) => `${from} → ${to} is in no circle any more: take it off the list`,
    );
    return found.length + idle.length === 0 ? pass() : fail([...found, ...idle].join('\n'));
  },
};
