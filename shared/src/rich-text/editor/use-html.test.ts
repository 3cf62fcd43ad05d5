import { act, renderHook } from '@testing-library/react';
import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import type { User } from '../../contracts/users.ts';
import { loseSession, startSession } from '../../session/index.ts';
import { readHtml } from '../model/read-html.ts';
import { writeHtml } from '../model/write-html.ts';
import { isBlock } from './commands.ts';
import { useHtml } from './use-html.ts';
import { withRichText } from './with-rich-text.ts';

/** An editor in a form that is drawn with a value when a test says so. */
function setUp(start = '', pause?: number) {
  const editor = withRichText(withHistory(withReact(createEditor())));
  editor.children = readHtml(start);
  const told: string[] = [];
  const { result, rerender } = renderHook(
    ({ value }) => useHtml(editor, value, (html) => void told.push(html), pause),
    { initialProps: { value: start } },
  );
  const type = (text: string) => {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    Transforms.insertText(editor, text);
    result.current.note();
  };
  const tell = () => act(() => result.current.tell());
  return {
    type,
    tell,
    told,
    draw: (value: string) => rerender({ value }),
    html: () => writeHtml(editor.children.filter(isBlock)),
    hasCursor: () => editor.selection !== null,
  };
}

describe('what an editor tells its form', () => {
  it('comes back late and takes nothing away that was typed since', () => {
    const { type, tell, told, draw, html, hasCursor } = setUp();
    type('B');
    type('uil');
    tell();
    type('ds');
    tell();
    expect(told).toEqual(['<p>B</p>', '<p>Buil</p>', '<p>Builds</p>']);
    draw('<p>B</p>');
    draw('<p>Buil</p>');
    expect(html()).toBe('<p>Builds</p>');
    expect(hasCursor()).toBe(true);
    draw('<p>Builds</p>');
    expect(html()).toBe('<p>Builds</p>');
  });

  it('is put back by the form once it has come back, as by Cancel', () => {
    const { type, tell, draw, html } = setUp('<p>Old</p>');
    type(' wood');
    tell();
    draw('<p>Old wood</p>');
    type(' and nails');
    tell();
    draw('<p>Old wood and nails</p>');
    draw('<p>Old wood</p>');
    expect(html()).toBe('<p>Old wood</p>');
  });

  it('is complete before the session is forgotten', () => {
    startSession('t1', { id: 'u1' } as User);
    const { type, told } = setUp('<p>Old</p>');
    type(' wood');
    expect(told).toEqual([]);
    act(() => loseSession());
    expect(told).toEqual(['<p>Old wood</p>']);
  });

  it('comes after a pause, which is shorter where it is asked for', () => {
    jest.useFakeTimers();
    try {
      for (const pause of [undefined, 100]) {
        const { type, told } = setUp('<p>Old</p>', pause);
        // The first change is told at once.
        type(' oak');
        act(() => jest.advanceTimersByTime(50));
        type('en');
        act(() => jest.advanceTimersByTime((pause ?? 200) - 1));
        expect(told).toEqual(['<p>Old oak</p>']);
        act(() => jest.advanceTimersByTime(1));
        expect(told).toEqual(['<p>Old oak</p>', '<p>Old oaken</p>']);
      }
    } finally {
      jest.useRealTimers();
    }
  });
});
