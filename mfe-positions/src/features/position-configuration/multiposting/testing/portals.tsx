import type { Position } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, within } from '@testing-library/react';
import { en } from '../../../../messages/en.ts';
import { multipostingEn } from '../../../../messages/texts-multiposting-en.ts';
import { Multiposting } from '../multiposting.tsx';

export const POSITION_ID = '01900000-0000-7000-8000-000000000001';
export const ME = '01900000-0000-7000-8000-000000000002';
const OPEN = {
  id: POSITION_ID,
  title: 'Baker',
  status: 'OPEN',
  jobPortalEnabled: true,
  hidden: false,
  isPublic: true,
  showSalary: true,
  salary: null,
  jobDescription: '',
  recruiters: [{ id: ME }],
} as unknown as Position;

/** An advert as the server answers it. */
type Item = Record<string, unknown> & { id: number };
/** One that is in a feed or nowhere. */
export const advert = (id: number, name: string, given: Record<string, unknown> = {}): Item => ({
  id,
  name,
  status: 'UNPUBLISHED',
  reason: null,
  since: null,
  read_at: null,
  missing: [],
  connection: 'FEED',
  is_removable: given.status === 'PUBLISHED',
  ...given,
});
/** One of which nobody knows whether it is out. */
export const uncertain = (id: number, name: string): Item =>
  advert(id, name, { status: 'FAILED', reason: 'UNCERTAIN', connection: 'HTTP', is_removable: true });
/** A moment of today in the reader's zone. */
export const at = (hours: number, minutes: number): string =>
  new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString();

interface Portals {
  /** What the status call answers. */
  items: Item[];
  /** The changes that were asked for. */
  sent: { method: string; path: string; body: unknown }[];
  /** How often the status was read. */
  reads: number;
  /** Whether the status cannot be read. */
  failedReads: boolean;
  /** What a change is answered with, where it is refused, or never where it is not answered. */
  refusal: Response | Promise<Response> | undefined;
}

/** What the server has and was asked for. */
export const on: Portals = { items: [], sent: [], reads: 0, failedReads: false, refusal: undefined };

/** A refusal as the server answers it. */
export const refused = (status: number, code: string, details?: object): Response =>
  Response.json({ error: { code, message: '', request_id: 'r', details } }, { status });

async function answer(url: unknown, init: RequestInit | undefined): Promise<Response> {
  const { pathname, search } = new URL(String(url), 'http://localhost');
  const method = init?.method ?? 'GET';
  if (method === 'GET') {
    on.reads += 1;
    expect(pathname + search).toBe(`/services/job-boards/v1/idibu/jobs_status?job_id=${POSITION_ID}`);
    return on.failedReads ? refused(500, 'INTERNAL') : Response.json({ items: on.items });
  }
  on.sent.push({ method, path: pathname, body: JSON.parse(String(init?.body)) });
  return on.refusal ?? Response.json({ data: {} });
}

/** Three portals where nothing is published, seen by a recruiter of the position; for each test. */
export function freshPortals(): void {
  toast.dismiss();
  setAppConfig({});
  const permissions = ['positions.read_all', 'positions.write', 'adverts.publish'];
  useSession.setState({ user: { id: ME, agencyId: 'a1', permissions } as never });
  Object.assign(on, {
    items: [advert(1697, 'InfoJobs'), advert(1698, 'LinkedIn'), advert(1701, 'Talent.com')],
    sent: [],
    reads: 0,
    failedReads: false,
    refusal: undefined,
  });
  globalThis.fetch = jest.fn(answer);
}

/** Renders the section of an open position. */
export const show = (given: Partial<Position> = {}) =>
  renderWithProviders(<Multiposting position={{ ...OPEN, ...given }} />, {
    messages: { ...en, ...multipostingEn },
  });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** The line of a portal. */
export const line = async (name: string) => within(await screen.findByRole('listitem', { name }));
