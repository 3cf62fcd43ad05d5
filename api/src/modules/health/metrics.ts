import type { Deps } from '../../deps.ts';
import { jobCounts, mailCounts, rereadCounts } from '../../jobs/counts.ts';
import { countDroppedLines } from '../../log-destination.ts';
import { findQueueState, type QueueState } from './queue-state.repository.ts';
import { BUCKETS, type RequestCounts } from './request-counts.ts';

type Labels = Readonly<Record<string, string>>;
/** One figure; without labels the only one of its name. */
type Figure = readonly [labels: Labels, value: number];

const line = (name: string, [labels, value]: Figure): string => {
  const named = Object.entries(labels).map(([label, of]) => `${label}="${of}"`);
  return `${name}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}`;
};

const metric = (name: string, type: 'counter' | 'gauge', help: string, figures: readonly Figure[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...figures.map((figure) => line(name, figure))].join(
    '\n',
  );

function requestMetrics(counts: RequestCounts): string[] {
  const name = 'cantera_http_request_seconds';
  const buckets = BUCKETS.map((limit, i): Figure => [{ le: String(limit) }, counts.buckets[i] ?? 0]);
  return [
    metric(
      'cantera_http_requests_total',
      'counter',
      'Answers by class of status.',
      [...counts.byStatus].map(([status, n]) => [{ status }, n]),
    ),
    [
      `# HELP ${name} Time to answer.`,
      `# TYPE ${name} histogram`,
      ...[...buckets, [{ le: '+Inf' }, counts.total] as const].map((each) => line(`${name}_bucket`, each)),
      line(`${name}_sum`, [{}, counts.seconds]),
      line(`${name}_count`, [{}, counts.total]),
    ].join('\n'),
  ];
}

function queueMetrics(queue: readonly QueueState[] | null): string[] {
  const states = (queue ?? []).flatMap(({ kind, due, later, running, given_up }): Figure[] => [
    [{ kind, state: 'due' }, due],
    [{ kind, state: 'later' }, later],
    [{ kind, state: 'running' }, running],
    [{ kind, state: 'given_up' }, given_up],
  ]);
  return [
    metric('cantera_database_reachable', 'gauge', '1 when the database answered just now.', [
      [{}, queue ? 1 : 0],
    ]),
    metric('cantera_queue_jobs', 'gauge', 'Jobs in the queue, of all processes.', states),
    metric(
      'cantera_queue_oldest_seconds',
      'gauge',
      'How long the oldest job that may start has waited.',
      (queue ?? []).map(({ kind, oldest_seconds }) => [{ kind }, oldest_seconds]),
    ),
  ];
}

const workMetrics = (): string[] => [
  metric(
    'cantera_jobs_total',
    'counter',
    'Jobs of the queue that this process carried out.',
    jobCounts.list().map(({ labels: [kind, result], count }) => [{ kind, result }, count]),
  ),
  metric(
    'cantera_mails_total',
    'counter',
    'Mails that this process tried to send; put_back: not taken, and tried again.',
    mailCounts.list().map(({ labels: [kind, result], count }) => [{ kind, result }, count]),
  ),
  metric(
    'cantera_cvs_read_again_total',
    'counter',
    'Stored CVs that this process read again after a new version of the reader; kept: what stood said more.',
    rereadCounts.list().map(({ labels: [, result], count }) => [{ result }, count]),
  ),
];

const processMetrics = ({ pool, live }: Deps): string[] => [
  metric('cantera_live_streams', 'gauge', 'Open streams of live updates.', [[{}, live.listeners]]),
  metric('cantera_database_connections', 'gauge', 'Connections of the pool, and who waits for one.', [
    [{ state: 'open' }, pool.totalCount],
    [{ state: 'in_use' }, pool.totalCount - pool.idleCount],
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'waiting' }, pool.waitingCount],
  ]),
  metric('cantera_log_lines_dropped_total', 'counter', 'Log lines that could not be written.', [
    [{}, countDroppedLines()],
  ]),
  metric('cantera_memory_bytes', 'gauge', 'Resident memory of this process.', [
    [{}, process.memoryUsage.rss()],
  ]),
];

/** The counters in Prometheus' text format; without the queue's while the database does not answer. */
export async function renderMetrics(counts: RequestCounts, deps: Deps): Promise<string> {
  // First: asking for the queue's takes a connection itself.
  const figures = [...requestMetrics(counts), ...workMetrics(), ...processMetrics(deps)];
  return `${[...figures, ...queueMetrics(await findQueueState(deps.pool))].join('\n')}\n`;
}
