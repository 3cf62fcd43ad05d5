interface Allowed {
  /** Ends of the paths of the files concerned. */
  readonly files: readonly [string, string, ...string[]];
  readonly reason: string;
}

/** Pairs of files that may share lines. */
export const ALLOWED_CLONES: readonly Allowed[] = [
  {
    files: ['mfe-agency/src/app/routes.tsx', 'mfe-clients-contracts/src/app/routes.tsx'],
    reason: 'The frame of a remote’s routes is its own: a remote is built and deployed alone.',
  },
  {
    files: ['mfe-career-site/src/app/routes.tsx', 'mfe-clients-contracts/src/app/routes.tsx'],
    reason: 'The frame of a remote’s routes is its own: a remote is built and deployed alone.',
  },
  {
    files: ['candidate-page/profile/section.tsx', 'client-page/section.tsx'],
    reason: 'A heading and its count; what stands beside them, and the styles, are each page’s.',
  },
  {
    files: ['clients/clients.repository.ts', 'positions/position-queries.ts'],
    reason: 'The reader’s language, selected beside other rows: a query builder typed by its own tables.',
  },
  {
    files: ['positions/position-queries.ts', 'public-site/public-site.repository.ts'],
    reason: 'One asks for all places, the other for the first, in queries typed by other tables.',
  },
];

/** Functions of one line that may have the same body. */
export const ALLOWED_BODIES: readonly Allowed[] = [
  {
    files: ['web/agency-lists.ts', 'http/openapi.ts', 'contracts/wire.ts', 'page/linked-data.ts'],
    reason: 'Whether a value is an object, in three layers that know nothing else of each other.',
  },
  {
    files: ['career-pages/languages.ts', 'session/preferences.ts'],
    reason: 'The server’s and the browser’s end; the list of languages itself is in the contracts.',
  },
];

/** Whether a list allows that all of these files have something in common. */
export const isAllowed = (list: readonly Allowed[], paths: readonly string[]): boolean =>
  list.some(({ files }) => paths.every((path) => files.some((end) => path.endsWith(end))));
