import { type AnyEndpoint, toWire } from '@cantera/shared/contracts';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { previewCandidateReport, type ReportPreview } from '@cantera/shared/contracts/reports';
import { setAppConfig, startSession, useSession } from '@cantera/shared/session';

export const idOf = (n: number): string =>
  ['01900000-0000-7000-8000', n.toString(16).padStart(12, '0')].join('-');
export const CANDIDATE = idOf(1);

const plain = (text: string) => ({ text, marks: [] });

export const person: Extract<ReportBlock, { kind: 'PERSON' }> = {
  kind: 'PERSON',
  section: 'PERSON',
  title: 'Ona Vila',
  name: 'Ona Vila',
  code: '7F3K',
  jobTitle: plain('Nurse'),
  place: 'Girona, Spain',
  photoUrl: null,
  positionName: null,
  stepName: null,
};
export const textBlock = (text: string): ReportBlock => ({
  kind: 'TEXT',
  section: 'SUMMARY',
  title: 'Summary',
  paragraphs: [plain(text)],
  isByMachine: false,
  note: null,
});

const ALL_THERE = {
  scoring: null,
  kq: null,
  skills: null,
  comments: null,
  salary: null,
  expectedSalary: null,
  summary: null,
};
export const nothing: ReportPreview['missing'] = {
  scoring: 'NO_SCORE',
  kq: 'NO_QUESTIONS',
  skills: 'NO_SKILLS',
  comments: 'NO_COMMENTS',
  salary: 'NO_SALARY',
  expectedSalary: 'NO_EXPECTED_SALARY',
  summary: 'NO_SUMMARY',
};

export const previewOf = (change: Partial<ReportPreview> = {}): ReportPreview => ({
  blocks: [person],
  masked: [],
  unsafe: null,
  photosLeftOut: 0,
  narrow: null,
  missing: ALL_THERE,
  applications: [],
  applicationId: null,
  brief: 'Nurse since 2012.',
  ...change,
});

/** The answer of an endpoint as the server sends it. */
export const answerOf = (endpoint: AnyEndpoint, data: unknown): Response =>
  Response.json(toWire(endpoint.response, { data }));

interface Sent {
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is compared, not used.
  body: any;
}
type Answer = (body: Sent['body']) => Response | Promise<Response>;

/** Answers by `METHOD path`; a preview that nothing is said of holds everything. Keeps what was sent. */
export function startServer(answers: Readonly<Record<string, Answer>> = {}): Sent[] {
  const sent: Sent[] = [];
  setAppConfig({});
  startSession('t', { id: idOf(99), role: 'RECRUITER', permissions: [] } as never);
  useSession.setState({ user: { id: idOf(99), role: 'RECRUITER', permissions: [] } as never });
  const all: Readonly<Record<string, Answer>> = {
    [`POST /api/v1/candidates/${CANDIDATE}/reports/preview`]: () =>
      answerOf(previewCandidateReport, previewOf()),
    ...answers,
  };
  globalThis.fetch = jest.fn(async (url, init) => {
    const { pathname } = new URL(String(url), 'http://localhost');
    const path = `${init?.method ?? 'GET'} ${pathname}`;
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ path, body });
    return all[path]?.(body) ?? Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 });
  });
  return sent;
}
