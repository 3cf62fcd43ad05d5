import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { usePresentInView } from './use-present-in-view.ts';

/** The frame in which the row is brought into view. */
const frame = () => act(async () => void (await new Promise(requestAnimationFrame)));

let show: (names: readonly string[]) => void;
function Row() {
  const row = usePresentInView<HTMLDivElement>();
  const [names, setNames] = useState<readonly string[]>([]);
  show = setNames;
  if (names.length === 0) return null;
  return (
    <div ref={row} data-testid="row">
      {names.map((name) => (
        <a key={name} href={`/${name}`} aria-current={name === 'tags' ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </div>
  );
}

it('brings the present link into view although it comes after the row, and leaves who has scrolled since', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    return (
      this.hasAttribute('aria-current') ? { left: 500, width: 80 } : { left: 0, width: 390 }
    ) as DOMRect;
  });
  renderWithProviders(<Row />, { route: '/tags' });
  act(() => show(['general']));
  await frame();
  const row = screen.getByTestId('row');
  expect(row.scrollLeft).toBe(0);
  act(() => show(['general', 'tags']));
  await frame();
  expect(row.scrollLeft).toBe(345);
  row.scrollLeft = 10;
  act(() => show(['members', 'tags']));
  await frame();
  expect(row.scrollLeft).toBe(10);
  act(() => show(['general', 'members', 'tags']));
  await frame();
  expect(row.scrollLeft).toBe(355);
  jest.restoreAllMocks();
});
