import { createEditor, Editor, Transforms } from 'slate';
import { HistoryEditor, withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { readHtml } from '../model/read-html.ts';
import { writeHtml } from '../model/write-html.ts';
import { isBlock, replaceText } from './commands.ts';
import { withRichText } from './with-rich-text.ts';

const OLD = '<p>Old</p><ul><li>one</li><li>two</li></ul>';
const NEW = '<p>New</p><h2>What you do</h2><ul><li>all</li></ul>';

describe('a text that is replaced', () => {
  it('[JD-17] is one step that undo leads back over, and redo forth', async () => {
    const editor = withRichText(withHistory(withReact(createEditor())));
    editor.children = readHtml(OLD);
    const html = () => writeHtml(editor.children.filter(isBlock));
    Transforms.select(editor, Editor.end(editor, []));
    Transforms.insertText(editor, ' and');
    await Promise.resolve();
    replaceText(editor, NEW);
    await Promise.resolve();
    expect(html()).toBe(NEW);
    Editor.insertText(editor, 'Very ');
    await Promise.resolve();
    HistoryEditor.undo(editor);
    expect(html()).toBe(NEW);
    HistoryEditor.undo(editor);
    expect(html()).toBe('<p>Old</p><ul><li>one</li><li>two and</li></ul>');
    HistoryEditor.redo(editor);
    expect(html()).toBe(NEW);
  });
});
