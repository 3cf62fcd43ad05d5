import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../../testing/lines.ts';
import { partLabels } from './label-tags.ts';

const parted = (...tags: string[]) =>
  partLabels([{ ...segment(tags.join(' '), 100, 80), tags }]).map((s) => s.text);

describe('partLabels', () => {
  it('sets a label of a form for languages or skills apart from what stands close behind it', () => {
    expect(parted('Other language(s)', 'German (B1), Polish')).toEqual([
      'Other language(s)',
      'German (B1), Polish',
    ]);
    expect(parted('Skills', 'PostgreSQL,', 'Kafka')).toEqual(['Skills', 'PostgreSQL, Kafka']);
    const [label, value] = partLabels([{ ...segment('Skills Kafka', 100, 80), tags: ['Skills', 'Kafka'] }]);
    expect(label?.x1).toBeLessThan(value?.x0 ?? 0);
    expect(value?.x1).toBe(100 + 12 * 5);
  });
  it('leaves words and rows of headings as they are', () => {
    expect(parted('Brand strategy', 'Figma')).toEqual(['Brand strategy Figma']);
    expect(parted('Skills', 'Languages')).toEqual(['Skills Languages']);
    expect(partLabels([segment('Skills', 100, 80)]).map((s) => s.text)).toEqual(['Skills']);
  });
});
