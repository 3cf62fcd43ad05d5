import { describe, it } from 'node:test';
import { expect } from 'expect';
import { mend } from './mend.ts';
import type { Word } from './words.ts';

/** A line of words at the left of a page; a word before a tab stands apart. */
const line = (text: string, top: number): Word[] => {
  let left = 100;
  return text.split(' ').map((word) => {
    const placed = {
      text: word,
      left,
      top,
      right: left + word.length * 10,
      bottom: top + 20,
      certainty: 0.9,
    };
    left = placed.right + 8;
    return placed;
  });
};
const mended = (...lines: string[]): string[] =>
  mend(lines.map((text, at) => line(text, at * 40))).map((words) => words.map(({ text }) => text).join(' '));

describe('what tesseract takes for letters', () => {
  it('[INTAKE-24] are marks of lists where several lines begin so, and letters elsewhere', () => {
    expect(mended('e Selenium', 'e Playwright', 'o Java')).toEqual(['• Selenium', '• Playwright', '• Java']);
    expect(mended('e ingeniería', 'Física')).toEqual(['e ingeniería', 'Física']);
  });

  it('[INTAKE-24] are rules of tables at the ends of a line, and signs between words', () => {
    expect(mended('| Telèfon 600 000 000 |', '|', 'Leeds | London')).toEqual([
      'Telèfon 600 000 000',
      'Leeds | London',
    ]);
  });

  it('[INTAKE-24] are the sign of an address', () => {
    expect(mended('ada(@ byron.example', 'ada @byron.example', 'ada@ byron.example,')).toEqual([
      'ada@byron.example',
      'ada@byron.example',
      'ada@byron.example,',
    ]);
    const [first, second] = line('ottilie. marchetti@post.example', 0);
    const near = first && second && { ...second, left: first.right + 3 };
    expect(mend([[first, near].flatMap((word) => word ?? [])])[0]?.map(({ text }) => text)).toEqual([
      'ottilie.marchetti@post.example',
    ]);
    expect(mended('Correo. marchetti@post.example')).toEqual(['Correo. marchetti@post.example']);
    expect(mended('see you @ noon')).toEqual(['see you @ noon']);
  });

  it('[INTAKE-24] are letters that look alike', () => {
    expect(mended('lintedin.com/in/ada', 'lllustrator')).toEqual(['linkedin.com/in/ada', 'Illustrator']);
  });
});
