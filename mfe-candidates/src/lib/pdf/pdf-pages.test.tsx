import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import type { Pdf } from './pdf.ts';
import { PdfPages } from './pdf-pages.tsx';

const SIZE = { width: 600, height: 800 };
const pdf: Pdf = { id: 1, sizes: [SIZE, SIZE], draw: () => () => undefined, close: () => undefined };
const rect = (top: number, height: number) => ({
  ...{ top, height, bottom: top + height, left: 0, width: 600, right: 600, x: 0, y: top },
  toJSON: () => undefined,
});

/** The pages in a region 500 px high, at the top of a window of 768, with the marked line 900 px below its edge. */
function show(regionTop: number) {
  const isRegion = (element: Element) => element.getAttribute('role') === 'region';
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(632);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const scrolled = this.closest('[role="region"]')?.scrollTop ?? 0;
    return isRegion(this) ? rect(regionTop, 500) : rect(regionTop + 900 - scrolled, 20);
  });
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const place = { page: 2, box: [10, 100, 110, 120] as const };
  renderWithProviders(
    <PdfPages
      pdf={pdf}
      view={{ page: 1, zoom: 1 }}
      wanted={undefined}
      place={place}
      onViewChange={() => undefined}
    />,
    { messages: en },
  );
  return { region: screen.getByRole('region', { name: 'Pages of the CV' }), scrollIntoView };
}

/** No page is near, so that none is drawn. */
class FarAway implements Partial<IntersectionObserver> {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  window.IntersectionObserver = FarAway as never;
});
afterEach(() => jest.restoreAllMocks());

it('[CVREV-15] a quoted line comes to the middle of the pages; nothing around them scrolls', () => {
  const { region, scrollIntoView } = show(100);
  expect(region.scrollTop).toBe(900 - (500 - 20) / 2);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('pages that are out of the window come into it with the line', () => {
  const { scrollIntoView } = show(1000);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});
