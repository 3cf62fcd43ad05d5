import { describe, it } from 'node:test';
import { expect } from 'expect';
import { section, type WrittenLine } from '../testing/lines.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { readJobTitle, readSummary } from './profile.ts';

describe('readSummary', () => {
  it('cuts a long text without leaving half a sign at its end', () => {
    const summary = readSummary([section('summary', [`${'a'.repeat(1999)}😀 and more`])]);
    expect([
      summary?.value.length,
      summary?.value.isWellFormed(),
      summary?.source.text.isWellFormed(),
    ]).toEqual([2000, true, true]);
  });
  it('takes no address under “About” for the summary', () => {
    const text = 'Cook who trained in three towns and likes a clean kitchen.';
    const about = section('summary', ['jo@post.example', '+34 633 871 902', 'in/jo-cook']);
    expect(readSummary([about, section('summary', [text])])?.value).toBe(text);
  });
  it('gives the first of short texts', () => {
    const texts = ['Chef with ten years in hotels.', 'Looking for a kitchen of mine.'];
    expect(readSummary(texts.map((text) => section('summary', [text])))?.value).toBe(texts[0]);
  });
  it('keeps a line that begins with the name of a network, and leaves its address out', () => {
    const text = [
      'I plan campaigns on Instagram, TikTok, YouTube and on',
      'LinkedIn, and I measure what they bring.',
    ];
    for (const address of ['LinkedIn', 'LinkedIn: jo-cook', 'LinkedIn | in/jo-cook', 'linkedin @jo'])
      expect(readSummary([section('summary', [address, ...text])])?.value).toBe(text.join(' '));
  });
  it('ends the text under a name where ways to reach the person begin', () => {
    const text = [
      'I build services that other teams can rely on, most of all where it',
      'is about money and mistakes are expensive for everybody who works there.',
    ];
    const header = section('header', [
      { text: 'Jo Mestre', size: 24 },
      ...text.map((words): WrittenLine => ({ text: words })),
      { text: 'Girona, Spain' },
      { text: 'jo@post.example' },
    ]);
    expect(readSummary([header])?.value).toBe(text.join(' '));
  });
  it('takes no short lines among addresses for a text, and is unsure of a list', () => {
    const about = section('summary', ['LAS PALMAS DE GRAN', 'CANARIA CANARIAS', 'jo@post.example']);
    expect(readSummary([about])).toBeNull();
    const list = readSummary([section('summary', ['SAP WM:', 'Microsoft Excel:', 'Paragon:'])]);
    expect(list?.confidence).toBeLessThan(THRESHOLDS.summary);
  });
});

describe('readJobTitle', () => {
  it('takes no label of a form for a title', () => {
    const form = section('header', [
      { text: ['Nom / Cognoms', 'Jo Mestre'] },
      { text: ['Adreça', 'Girona'] },
    ]);
    expect(readJobTitle([form], form.lines.slice(0, 1), [])).toBeNull();
  });
  it('passes over a name that is printed twice', () => {
    const header = section('header', ['Jo Mestre Vila', 'Jo Mestre Vila', 'Cap de cuina']);
    expect(readJobTitle([header], header.lines.slice(0, 1), [])?.value).toBe('Cap de cuina');
  });
  it('reads a title behind a bar, and what of it goes on in the next line', () => {
    const title = (...written: string[]) => {
      const header = section('header', written);
      return readJobTitle([header], header.lines.slice(0, 1), [])?.value;
    };
    expect(title('Jo Mestre | Cap de cuina', 'jo@post.example')).toBe('Cap de cuina');
    expect(title('Jo Mestre | Director of', 'Nursing', 'jo@post.example')).toBe('Director of Nursing');
    expect(title('Jo Mestre | Director of', 'jo@post.example')).toBe('Director of');
    expect(title('Jo Mestre | Director', 'd’operacions', 'jo@post.example')).toBe('Director d’operacions');
  });
  it('reads the title under a name that stands beside addresses', () => {
    const rows: WrittenLine[] = [
      { text: ['Girona', 'Jo Mestre'] },
      { text: ['972 410 077', 'Cap de cuina'] },
    ];
    const header = section('header', rows);
    const name = header.lines[0]?.segments[1];
    const box: [number, number, number, number] = [name?.x0 ?? 0, 0, name?.x1 ?? 0, 0];
    expect(readJobTitle([header], header.lines.slice(0, 1), [], box)?.value).toBe('Cap de cuina');
  });
});
