import { canZoom, nextZoom, typedPage } from './pdf-view.ts';

it('zooms in steps between half and three times', () => {
  expect(nextZoom(1, 1)).toBe(1.25);
  expect(nextZoom(0.5, -1)).toBe(0.5);
  expect([canZoom(3, 1), canZoom(3, -1)]).toEqual([false, true]);
});

it('keeps a typed page number within the document', () => {
  expect([typedPage('2', 3), typedPage('9', 3), typedPage('0', 3), typedPage('', 3)]).toEqual([
    2,
    3,
    1,
    undefined,
  ]);
});
