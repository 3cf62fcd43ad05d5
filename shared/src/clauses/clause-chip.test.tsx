import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { renderWithProviders } from '@cantera/shared/testing';
import { ClauseBar } from './clause-bar.tsx';
import { ClauseChip } from './clause-chip.tsx';
import { clausesCa } from './texts/ca.ts';
import { clausesEn } from './texts/en.ts';
import { clausesEs } from './texts/es.ts';

const clause: Clause = {
  id: 'c1',
  kind: 'TITLE',
  any: [{ label: 'Falconer' }],
  not: false,
  optional: false,
  by: 'LLM',
};
const show = (
  by: Clause['by'],
  { locale = 'en' as 'en' | 'es' | 'ca', messages = clausesEn as object } = {},
) =>
  renderWithProviders(
    <ul>
      <ClauseChip
        clause={{ ...clause, by }}
        counted={{ ...clause, by, hits: 4, without: 2 }}
        isStop
        onFocus={() => undefined}
        onRemove={() => undefined}
        editor={() => null}
      />
    </ul>,
    { locale, messages: messages as typeof clausesEn },
  );

it.each([
  ['en', clausesEn, 'AI interpreted these words.'],
  ['es', clausesEs, 'La IA ha interpretado estas palabras.'],
  ['ca', clausesCa, 'La IA ha interpretat aquestes paraules.'],
] as const)('[LLM-12] a clause says in %s that AI has read its words', async (locale, messages, told) => {
  const { findByRole, container } = show('LLM', { locale, messages });
  const chip = await findByRole('button', { name: /Falconer.*4.*2/s, hidden: false });
  expect(chip).toHaveAccessibleName(expect.stringContaining(told));
  expect(container.querySelector('.lucide-sparkles')).not.toBeNull();
});

it('[LLM-12] and no other clause does', async () => {
  for (const by of ['WORDS', 'LEXICON', 'USER'] as const) {
    const { findByRole, container, unmount } = show(by);
    const chip = await findByRole('button', { name: /Falconer.*4.*2/s });
    expect(chip).not.toHaveAccessibleName(expect.stringContaining('AI'));
    expect(container.querySelector('.lucide-sparkles')).toBeNull();
    unmount();
  }
});

it.each([
  ['en', clausesEn, 'Looked for as it stands: Falconer.', 'Looked for as they stand: Falconer'],
  ['es', clausesEs, 'Se busca tal como está: Falconer.', 'Se buscan tal como están: Falconer'],
  ['ca', clausesCa, 'Es busca tal com està: Falconer.', 'Es busquen tal com estan: Falconer'],
] as const)(
  '[LLM-19] says in %s which words AI was asked about in vain',
  async (locale, messages, one, two) => {
    const known: Clause = { ...clause, id: 'c2', any: [{ label: 'Java' }], by: 'LEXICON' };
    const words: Clause = { ...clause, kind: 'WORDS', by: 'WORDS', isUnanswered: true };
    const more: Clause = { ...words, id: 'c3', any: [{ label: 'Miller' }] };
    for (const [clauses, told] of [
      [[words, known], one],
      [[words, known, more], two],
    ] as const) {
      const { findByText, unmount } = renderWithProviders(
        <ClauseBar clauses={clauses} counted={[]} ignored={[]} onChange={() => undefined} />,
        { locale, messages: messages as unknown as typeof clausesEn },
      );
      expect(await findByText(told, { exact: false })).toBeVisible();
      unmount();
    }
  },
);

it('[LLM-19] says nothing where AI has answered or was not asked', async () => {
  const { findByText, getByRole } = renderWithProviders(
    <ClauseBar clauses={[clause]} counted={[]} ignored={[]} onChange={() => undefined} />,
    { messages: clausesEn },
  );
  await findByText('Falconer');
  // It stands there empty: what comes into being together with its text is not read out.
  expect(getByRole('status')).toBeEmptyDOMElement();
});
