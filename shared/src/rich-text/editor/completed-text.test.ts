import { createEditor, Transforms } from 'slate';
import type { RichEditor } from '../model/document.ts';
import { wordBefore } from './completed-text.tsx';
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
