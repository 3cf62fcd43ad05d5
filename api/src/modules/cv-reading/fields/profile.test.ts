import { describe, it } from 'node:test';
import { expect } from 'expect';
import { section } from '../testing/lines.ts';
import { readSummary } from './profile.ts';

describe('readSummary', () => {
  it('cuts a long text without leaving half a sign at its end', () => {
    const summary = readSummary([section('summary', [`${'a'.repeat(1999)}😀 and more`])]);
    expect([
      summary?.value.length,
      summary?.value.isWellFormed(),
      summary?.source.text.isWellFormed(),
    ]).toEqual([2000, true, true]);
  });
});
