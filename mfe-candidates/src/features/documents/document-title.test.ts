import { matches, titleOf } from './document-title.ts';
import { isFresh } from './use-documents.ts';

it('[CDOC-11] names a file by its name without the extension', () => {
  expect(titleOf(new File([], 'Contracte 2026.v2.pdf'))).toBe('Contracte 2026.v2');
  expect(titleOf(new File([], '.gitignore'))).toBe('.gitignore');
  expect(titleOf(new File([], `${'x'.repeat(300)}.pdf`))).toHaveLength(200);
});

it('finds all words of a title without case and accents', () => {
  expect(matches('Carta de presentació', 'PRESENTACIO carta')).toBe(true);
  expect(matches('Carta de presentació', 'contracte')).toBe(false);
  expect(matches('Carta', '')).toBe(true);
});

it('knows when a signed link no longer counts', () => {
  const at = (seconds: number) => isFresh(`/files/private/a/b?expires=${seconds}&signature=x`, 1_000_000);
  expect([at(1_100), at(1_000), at(1_004)]).toEqual([true, false, false]);
});
