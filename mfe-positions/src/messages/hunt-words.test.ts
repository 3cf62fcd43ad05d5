import remote from '../../remote.json';
import huntsCa from './texts-hunts-ca.ts';
import huntsEs from './texts-hunts-es.ts';

/** How precisely to search is not the hunt itself; in others to search is a verb. */
const OTHERS = [
  'form.precision',
  'info.precision',
  'none.found',
  'search',
  'status.SEARCHING',
  'stopped.again',
].map((key) => `hunts.${key}`);

it.each([
  ['es', huntsEs, /búsquedas?(?!s? activa)|bolsas? de talento/i],
  ['ca', huntsCa, /\b(cerca|cerques)(?! activ)|bors(a|es) de talent/i],
] as const)('[HUNT-100] calls a hunt by its one name: %s', (locale, texts, otherName) => {
  const ofHunts = Object.entries(texts).filter(([key]) => key.startsWith('hunts.') && !OTHERS.includes(key));
  expect(ofHunts.filter(([, text]) => otherName.test(text))).toEqual([]);
  const link = remote.commands.find(({ to }) => to === '/talent-pools');
  expect(link?.label[locale]).toBe(texts['hunts.list']);
});
