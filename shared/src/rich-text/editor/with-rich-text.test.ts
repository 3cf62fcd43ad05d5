import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import type { RichEditor } from '../model/document.ts';
import { readHtml } from '../model/read-html.ts';
import { writeHtml } from '../model/write-html.ts';
import { indent, isBlock, removeLink, setLink, toggleKind, toggleMark } from './commands.ts';
import { withRichText } from './with-rich-text.ts';

function editorOf(html: string): RichEditor {
  const editor = withRichText(withHistory(withReact(createEditor())));
  editor.children = readHtml(html);
  Transforms.select(editor, Editor.end(editor, []));
  return editor;
}
const htmlOf = (editor: RichEditor) => writeHtml(editor.children.filter(isBlock));
const type = (editor: RichEditor, text: string) => {
  for (const sign of text) {
    if (sign === '\n') editor.insertBreak();
    else editor.insertText(sign);
  }
};

class Clipboard {
  private readonly parts = new Map<string, string>();
  getData(kind: string) {
    return this.parts.get(kind) ?? '';
  }
  setData(kind: string, data: string) {
    this.parts.set(kind, data);
  }
}
const paste = (editor: RichEditor, parts: Record<string, string>) => {
  const data = new Clipboard();
  for (const [kind, text] of Object.entries(parts)) data.setData(kind, text);
  // jsdom has no DataTransfer; the editor uses its two methods.
  editor.insertData(data as unknown as DataTransfer);
};

describe('typing', () => {
  it('starts a list or a heading by its signs', () => {
    const editor = editorOf('');
    type(editor, '## Tasks\nWe do\n- a\nb\n\n1. c');
    expect(htmlOf(editor)).toBe('<h2>Tasks</h2><p>We do</p><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>');
  });
  it('leaves a list by a break in an empty item, and by Backspace at its start', () => {
    const editor = editorOf('<ul><li>a<ul><li>b</li></ul></li></ul>');
    type(editor, '\n\n');
    expect(htmlOf(editor)).toBe('<ul><li>a<ul><li>b</li></ul></li><li></li></ul>');
    editor.deleteBackward('character');
    type(editor, 'c');
    expect(htmlOf(editor)).toBe('<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>');
  });
  it('keeps two lists apart, and a new item in the list that it is written in', () => {
    const editor = editorOf('<ol><li>a</li></ol><ol><li>b</li></ol>');
    type(editor, '\nc');
    expect(htmlOf(editor)).toBe('<ol><li>a</li></ol><ol><li>b</li><li>c</li></ol>');
  });
  it('goes on with text after a heading', () => {
    const editor = editorOf('<h3>a</h3>');
    type(editor, '\nb');
    expect(htmlOf(editor)).toBe('<h3>a</h3><p>b</p>');
  });
  it('takes a change back, and back again', () => {
    const editor = editorOf('<p>a</p>');
    toggleKind(editor, 'heading2');
    editor.undo();
    expect(htmlOf(editor)).toBe('<p>a</p>');
    editor.redo();
    expect(htmlOf(editor)).toBe('<h2>a</h2>');
  });
});

describe('tools', () => {
  it('set and unset marks and kinds on what is selected', () => {
    const editor = editorOf('<p>a</p><p>b</p>');
    Transforms.select(editor, Editor.range(editor, []));
    toggleMark(editor, 'bold');
    toggleKind(editor, 'bullet');
    expect(htmlOf(editor)).toBe('<ul><li><strong>a</strong></li><li><strong>b</strong></li></ul>');
    toggleKind(editor, 'bullet');
    toggleMark(editor, 'bold');
    expect(htmlOf(editor)).toBe('<p>a</p><p>b</p>');
  });
  it('move an item in and out, no deeper than can be nested', () => {
    const editor = editorOf('<ol><li>a</li><li>b</li></ol>');
    expect(indent(editor, 1)).toBe(true);
    expect(indent(editor, 1)).toBe(false);
    expect(htmlOf(editor)).toBe('<ol><li>a<ol><li>b</li></ol></li></ol>');
    expect(indent(editor, -1)).toBe(true);
    expect(indent(editor, -1)).toBe(false);
  });
  it('brings items back whose parent goes', () => {
    const editor = editorOf('<ul><li>a<ul><li>b</li></ul></li></ul>');
    Transforms.select(editor, Editor.start(editor, []));
    toggleKind(editor, 'bullet');
    expect(htmlOf(editor)).toBe('<p>a</p><ul><li>b</li></ul>');
  });
  it('link selected words, change the address, and take the link off', () => {
    const editor = editorOf('<p>see us</p>');
    Transforms.select(editor, { anchor: { path: [0, 0], offset: 4 }, focus: { path: [0, 0], offset: 6 } });
    setLink(editor, 'https://a.example', '');
    expect(htmlOf(editor)).toContain('<p>see <a href="https://a.example"');
    Transforms.select(editor, { path: [0, 1, 0], offset: 1 });
    setLink(editor, 'https://b.example', '');
    expect(htmlOf(editor)).toContain('href="https://b.example"');
    removeLink(editor);
    expect(htmlOf(editor)).toBe('<p>see us</p>');
  });
});

describe('the clipboard', () => {
  it('puts one line into the line that it is pasted into', () => {
    const editor = editorOf('<p>ab</p>');
    Transforms.select(editor, { path: [0, 0], offset: 1 });
    paste(editor, { 'text/html': '<meta charset="utf-8"><b>x</b>' });
    expect(htmlOf(editor)).toBe('<p>a<strong>x</strong>b</p>');
  });
  it('parts a line for blocks', () => {
    const editor = editorOf('<p>ab</p>');
    Transforms.select(editor, { path: [0, 0], offset: 1 });
    paste(editor, { 'text/html': '<p>x</p><ul><li>y</li></ul><p>z</p>' });
    expect(htmlOf(editor)).toBe('<p>ax</p><ul><li>y</li></ul><p>z</p><p>b</p>');
  });
  it('takes the place of what is selected, and of an empty text', () => {
    const editor = editorOf('<p>ab</p><p>cd</p>');
    Transforms.select(editor, Editor.range(editor, []));
    paste(editor, { 'text/html': '<h2>x</h2><p>y</p>' });
    expect(htmlOf(editor)).toBe('<h2>x</h2><p>y</p>');
  });
  it('takes plain text where there is nothing else', () => {
    const editor = editorOf('');
    paste(editor, { 'text/plain': 'a\n- b' });
    expect(htmlOf(editor)).toBe('<p>a</p><ul><li>b</li></ul>');
  });
  it('copies what would be saved', () => {
    const editor = editorOf('<p>a</p><ul><li>b</li></ul>');
    Transforms.select(editor, Editor.range(editor, []));
    const data = new Clipboard();
    editor.setFragmentData(data as unknown as DataTransfer);
    expect(data.getData('text/html')).toBe('<p>a</p><ul><li>b</li></ul>');
    expect(data.getData('text/plain')).toBe('a\nb');
  });
});
