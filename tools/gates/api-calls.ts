import type { RequirementRow } from './requirement-rows.ts';

/** The services that the tables name, by the addresses that they are to have. */
export const SERVICES: Readonly<Record<string, string>> = {
  workflows: '/services/workflows',
  'career-site service': '/services/career-site',
  'job-board service': '/services/job-boards',
  'contract service': '/services/contracts',
};

/** A call as a row writes it, its service's address put in. */
export interface RequiredCall {
  readonly method: string;
  /** `/api/v1/users/{id}` */
  readonly path: string;
  /** Names of the query that the path itself carries. */
  readonly query: readonly string[];
}
type Text = Pick<RequirementRow, 'where' | 'must'>;

const CALL = /`(GET|POST|PUT|PATCH|DELETE) ((?:\{[^}`]*\})?\/[^`\s]*)`/g;
/** A path that continues another one: `…/positions/{id}` after `/public/{slug}/positions`. */
const SHORTENED = /`…(\/[^`\s]+)`/g;

function withAddress(path: string): string {
  return path.replace(/^\{([^}]*[a-z][^}]*)\}(?=\/)/, (_, service: string) => {
    const address = SERVICES[service];
    if (address === undefined) throw new Error(`{${service}} is no service with an address`);
    return address;
  });
}

function lengthen(short: string, before: RequiredCall | undefined): string {
  const [, first = ''] = short.split('/');
  const at = before?.path.lastIndexOf(`/${first}`) ?? -1;
  if (!before || at < 0) throw new Error(`…${short} continues nothing`);
  return before.path.slice(0, at) + short;
}

function closeEnd(path: string, must: string): string {
  if (!path.endsWith('/...')) return path;
  const [, proposed] = /proposed `(\/[^`\s]+)`/.exec(must) ?? [];
  if (!proposed?.startsWith(path.slice(0, -3))) throw new Error(`${path} has no proposed end`);
  return proposed;
}

function callsIn(text: string, must: string): RequiredCall[] {
  const calls = [...text.matchAll(CALL)].map(([, method = '', written = '']): RequiredCall => {
    const [path = '', query = ''] = closeEnd(withAddress(written), must).split('?');
    return { method, path, query: [...new URLSearchParams(query).keys()] };
  });
  const written = text.match(/`(?:GET|POST|PUT|PATCH|DELETE) /g)?.length ?? 0;
  if (written !== calls.length) throw new Error(`a call of "${text}" cannot be read`);
  const shortened = [...text.matchAll(SHORTENED)].map(([, short = '']): RequiredCall => {
    const before = calls.at(-1);
    return { method: before?.method ?? '', path: lengthen(short, before), query: [] };
  });
  return [...calls, ...shortened];
}

/** The calls that a row requires: those of its place, else those that its text lists. Throws for what it cannot read. */
export function callsOf({ where, must }: Text): RequiredCall[] {
  const inPlace = callsIn(where, must);
  return inPlace.length > 0 ? inPlace : callsIn(must, must);
}
