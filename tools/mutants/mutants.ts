/** A change that breaks one behaviour, and the test that must notice it. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly from: string;
  readonly to: string;
  /** The file of the test, and a part of its title. */
  readonly test: string;
  readonly title: string;
  /** The test needs those before it in its file. */
  readonly isInStory?: true;
}

/** Changes that every test of an earlier version let pass. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'one address may fail to log in without limit',
    file: 'api/src/modules/auth/login-attempts.ts',
    from: 'const PER_ADDRESS: Allowance = { free: 50 };',
    to: 'const PER_ADDRESS: Allowance = { free: 5_000_000 };',
    test: 'api/src/modules/auth/auth.test.ts',
    title: 'makes an address wait that has failed fifty times',
  },
  {
    name: 'duplicates are proposed on weak evidence',
    file: 'api/src/modules/duplicates/score.ts',
    from: 'export const THRESHOLD = 4.1;',
    to: 'export const THRESHOLD = 1;',
    test: 'bench/duplicates/precision.test.ts',
    title: 'take strangers of one name for one person in 1 of 100 finds at most',
  },
  {
    name: 'a text file is judged by its name alone',
    file: 'api/src/modules/files/content.ts',
    from: 'isText(bytes) && byName(TEXTS, name)',
    to: 'byName(TEXTS, name)',
    test: 'api/src/modules/files/files.test.ts',
    title: 'judges by content, never by name',
  },
  {
    name: 'an agreement overrules a later refusal',
    file: 'api/src/modules/merges/choose.ts',
    from: '  return pick(answered[0] ?? asked ?? survivor, columns);',
    to: "  return pick(answered.find((row) => row.gdpr_status === 'ACCEPTED') ?? answered[0] ?? asked ?? survivor, columns);",
    test: 'api/src/modules/merges/merges.test.ts',
    title: '[MERGE-13] a refusal that came after the agreement of the other holds',
  },
  {
    name: 'a call has another path than its requirement',
    file: 'shared/src/contracts/auth.ts',
    from: "path: '/auth/forgot-password'",
    to: "path: '/auth/forgotten-password'",
    test: 'tools/gates/api-paths.test.ts',
    title: 'API-126',
  },
  {
    name: 'sessions are listed in the reverse order',
    file: 'api/src/modules/auth/session.repository.ts',
    from: ".orderBy('last_used_at', 'desc')",
    to: ".orderBy('last_used_at', 'asc')",
    test: 'api/src/modules/auth/sessions.test.ts',
    title: '[SESS-02] lists last used first what still holds',
  },
  {
    name: 'sessions that have ended are listed',
    file: 'api/src/modules/auth/session.repository.ts',
    from: "    .where('expires_at', '>', now().toISOString())\n    .orderBy",
    to: '    .orderBy',
    test: 'api/src/modules/auth/sessions.test.ts',
    title: '[SESS-02] lists last used first what still holds',
  },
  {
    name: 'a position that was won has no lock',
    file: 'mfe-positions/src/features/position-page/position-tabs.tsx',
    from: 'after: isClosed(position.status) && <ClosedLock />',
    to: "after: position.status === 'CLOSED_LOST' && <ClosedLock />",
    test: 'e2e/specs/positions/page.spec.ts',
    title: '[PPAGE-10]',
  },
  {
    name: 'the record of deletions names nobody',
    file: 'mfe-agency/src/features/deletions/deletion-record.tsx',
    from: 'cell: (row) => byWhom(row, t) }',
    to: "cell: () => '' }",
    test: 'e2e/specs/agency/deletions.spec.ts',
    title: '[GDPR-21]',
    isInStory: true,
  },
  {
    name: 'a client’s addresses are plain text',
    file: 'mfe-clients-contracts/src/features/client-page/information/information.tsx',
    from: '  if (!url) return text || dash;',
    to: '  if (!url || url) return text || dash;',
    test: 'e2e/specs/clients/information.spec.ts',
    title: '[CLI-59]',
  },
  {
    name: 'the panel shows six stages at most',
    file: 'mfe-candidates/src/features/candidate-panel/profile/stages.tsx',
    from: 'const MOST_STAGES = 100;',
    to: 'const MOST_STAGES = 6;',
    test: 'e2e/specs/candidates/panel.spec.ts',
    title: '[PANEL-33] [CONST-34] shows a hundred',
  },
  {
    name: 'every choice of a status on the dashboard asks for the same',
    file: 'mfe-positions/src/features/dashboard/your-positions.tsx',
    from: 'status: filters.status,',
    to: "status: filters.status && 'ON_HOLD',",
    test: 'e2e/specs/dashboard/dashboard.spec.ts',
    title: '[DASH-14]',
  },
  {
    name: 'shouldRefetch reads nothing again',
    file: 'mfe-candidates/src/features/candidates-list/use-candidates.ts',
    from: '    void mutate();\n    done.current();',
    to: '    done.current();',
    test: 'e2e/specs/candidates/list.spec.ts',
    title: '[CLIST-12]',
  },
  {
    name: 'a draft has the menu of statuses',
    file: 'mfe-positions/src/features/position-page/status-control.tsx',
    from: "position.status === 'DRAFT' ? (",
    to: 'position.status === undefined ? (',
    test: 'e2e/specs/positions/page.spec.ts',
    title: '[PPAGE-31]',
  },
  {
    name: 'a lane draws all of its cards',
    file: 'mfe-positions/src/features/board/lanes/lane-cards.tsx',
    from: 'overscan: 1,',
    to: 'overscan: 5_000,',
    test: 'e2e/specs/positions/board.spec.ts',
    title: 'a long lane draws the cards in sight only',
  },
];

/** What a file says with a mutant in it. Throws where what it replaces does not stand there exactly once. */
export function mutated(text: string, { name, file, from, to }: Mutant): string {
  if (text.split(from).length !== 2) throw new Error(`“${name}”: ${file} does not say just once: ${from}`);
  return text.replace(from, () => to);
}
