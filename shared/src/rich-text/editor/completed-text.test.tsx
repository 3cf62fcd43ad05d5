import { act, fireEvent, screen } from '@testing-library/react';
import { createEditor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import { renderWithProviders } from '../../testing/index.ts';
import type { RichEditor } from '../model/document.ts';
import { CompletedText, wordBefore } from './completed-text.tsx';
import { withRichText } from './with-rich-text.ts';

/** What is typed for, with the cursor behind the text. */
function typedIn(text: string): string | undefined {
  const editor = withRichText(createEditor() as RichEditor);
  editor.children = [{ type: 'block', kind: 'paragraph', children: [{ text }] }];
  Transforms.select(editor, { path: [0, 0], offset: text.length });
  return wordBefore(editor, '@')?.typed;
}

it('[ACT-07] knows a mention that is being typed from an address and from a word that is over', () => {
  expect(
    [
      '@',
      '@cla',
      'Ask @cla',
      'Ask @Clara Vi',
      'a@b.example',
      'Ask @ him',
      'Nobody',
      `@${'x'.repeat(41)}`,
    ].map(typedIn),
  ).toEqual(['', 'cla', 'cla', 'Clara Vi', undefined, undefined, undefined, undefined]);
});

const MEMBERS = [
  { id: 'pol', name: 'Pol' },
  { id: 'pol-clara', name: 'Pol Clarà' },
];
/** An editor that offers members, none of them twice. */
function show() {
  const editor = withRichText(withHistory(withReact(createEditor() as RichEditor)));
  const taken = new Set<string>();
  renderWithProviders(
    <Slate editor={editor} initialValue={[{ type: 'block', kind: 'paragraph', children: [{ text: '' }] }]}>
      <CompletedText
        id="comment"
        editor={editor}
        onKeyDown={() => undefined}
        onBlur={undefined}
        completion={{
          sign: '@',
          label: 'Members',
          find: (typed) =>
            MEMBERS.filter(({ id, name }) => !taken.has(id) && name.startsWith(typed.trim() || '-')),
          renderOption: ({ id }) => id,
          onPick: ({ id }) => {
            taken.add(id);
            return `@${MEMBERS.find((member) => member.id === id)?.name}`;
          },
        }}
      >
        {({ onKeyDown }) => <Editable aria-label="Comment" onKeyDown={onKeyDown} />}
      </CompletedText>
    </Slate>,
  );
  const change = (work: () => void) => act(async () => work());
  return {
    type: async (text: string) => {
      for (const letter of text) await change(() => editor.insertText(letter));
    },
    erase: async (count: number) => {
      for (let left = count; left > 0; left -= 1) await change(() => editor.deleteBackward('character'));
    },
    start: () => change(() => Transforms.select(editor, { path: [0, 0], offset: 0 })),
    end: () => change(() => Transforms.move(editor, { distance: 100 })),
    pick: () =>
      change(() => {
        const [first] = screen.getAllByRole('option');
        if (first) fireEvent.click(first);
      }),
    text: () => (editor.children[0] as { children: { text: string }[] }).children[0]?.text,
  };
}
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('[ACT-07] offers nobody behind a name that was just picked, until the name itself is changed', async () => {
  const { type, erase, pick, start, end, text } = show();
  await start();
  await type('Ask @Po');
  expect(offered()).toEqual(['pol', 'pol-clara']);
  await pick();
  expect([text(), offered()]).toEqual(['Ask @Pol ', []]);
  await type('Cl');
  expect(offered()).toEqual([]);
  // Wherever the name moves.
  await start();
  await type('Please ');
  await end();
  await erase(3);
  expect([text(), offered()]).toEqual(['Please Ask @Pol', []]);
  // Of the name that is typed again, somebody else may be meant.
  await erase(1);
  expect(offered()).toEqual(['pol-clara']);
  await type('l');
  expect(offered()).toEqual(['pol-clara']);
  await pick();
  expect(text()).toBe('Please Ask @Pol Clarà ');
  await type('and @Po');
  expect(offered()).toEqual([]);
});
